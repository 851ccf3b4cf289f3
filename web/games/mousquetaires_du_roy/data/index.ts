import { html, type TemplateResult } from 'lit';
import type { MissingData } from '../../../lib/game';
import './missing';

export const missingData = ({ engine, wanted, found }: MissingData): TemplateResult =>
  html`<mk-data-missing .engine=${engine} .wanted=${wanted} @mk-found=${found}></mk-data-missing>`;
