/** Milady's answers where two are about as good: what each brings, and what she forgoes by it. */
import type { Action, View } from '../../../../generated/mousquetaires_du_roy';
import { t } from '../../../../lib/i18n';
import { effectAbout, missionName, perfidyAbout, perfidyName } from '../../words';

/** `brief`: without what the card does, which stands on it. */
export function planWords(action: Action, view: View, brief: boolean): string {
  const { name, about } = cardOf(action, view);
  const there = view.missions.paris;
  const words = t('mr-plan', {
    do: action.type,
    card: name,
    lies: there ? 'yes' : 'no',
    there: there ? missionName('paris', there.id) : '',
  });
  return [words, brief ? '' : about].filter(Boolean).join(' ');
}

function cardOf(action: Action, { milady: { own }, side }: View): { name: string; about: string } {
  if (action.type === 'play_perfidy' || action.type === 'search')
    return { name: perfidyName(action.what), about: perfidyAbout(action.what, side) };
  const plots = [...(own?.paris ?? []), ...(own?.paris_pile ?? [])];
  const plot = 'what' in action ? plots.find(({ number }) => number === action.what) : undefined;
  return plot
    ? {
        name: missionName('paris', plot.id),
        about: plot.effect ? effectAbout(plot.effect, plot.successes, side) : '',
      }
    : { name: '', about: '' };
}
