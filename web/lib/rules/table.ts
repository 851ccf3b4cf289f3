/** Tables of the rules pages. */
import { html, nothing, type TemplateResult } from 'lit';

export type Cell = string | number | TemplateResult;
/** The first cell names the row. */
export type Row = readonly [Cell, ...Cell[]];

export const table = (heads: readonly string[], rows: readonly Row[]): TemplateResult => html`
  <table class="rules__table">
    ${
      heads.length === 0
        ? nothing
        : html`
            <thead>
              <tr>
                ${heads.map((head) => html`<th scope="col">${head}</th>`)}
              </tr>
            </thead>
          `
    }
    <tbody>
      ${rows.map(
        ([name, ...cells]) => html`
          <tr>
            <th scope="row">${name}</th>
            ${cells.map((cell) => html`<td>${cell}</td>`)}
          </tr>
        `,
      )}
    </tbody>
  </table>
`;

/** A name under its picture. */
export const pictured = (picture: TemplateResult, name: string): TemplateResult =>
  html`<span class="rules__pictured">${picture}<span>${name}</span></span>`;

/** Lines under one another, but for empty ones. */
export const lines = (cells: readonly Cell[]): TemplateResult =>
  html`${cells.filter((cell) => cell !== '').map((cell) => html`<span class="rules__line">${cell}</span>`)}`;
