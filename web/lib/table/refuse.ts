/** A key that chooses nothing is not silent: what it was pressed for shakes its head. */
export function refuse(element: HTMLElement | null): void {
  if (document.documentElement.dataset.motion !== 'full') return;
  element?.animate({ translate: ['0', '-5px 0', '5px 0', '-3px 0', '0'] }, 260);
}
