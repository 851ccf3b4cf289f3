/** All that makes the page one to keep on the device: installed, offline, with what is stored in it. */
import { embedded } from '../lib/embedded';
import { t } from '../lib/i18n';
import { notify } from '../lib/notices';
import type { SettingsStore } from '../shell/settings';
import type { EngineClient } from '../worker/client';
import { manifestFollows } from './install';
import { atTable, offline } from './offline';
import { askInTime } from './storage';

export function keepOnDevice(engine: EngineClient, store: SettingsStore): void {
  void offline.begin(engine);
  if (embedded) return;
  manifestFollows(store);
  askInTime();
  offline.addEventListener('change', announce);
  addEventListener('hashchange', announce);
}

/** Says once that there is a new version; never at a table. */
function announce(): void {
  if (offline.state.name !== 'update' || atTable()) return;
  offline.removeEventListener('change', announce);
  removeEventListener('hashchange', announce);
  notify(() => t('offline-update-notice'));
}
