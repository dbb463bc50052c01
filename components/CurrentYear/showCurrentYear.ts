export function showCurrentYear(): void {
  document.querySelector('[data-year]')?.replaceChildren(String(new Date().getFullYear()));
}
