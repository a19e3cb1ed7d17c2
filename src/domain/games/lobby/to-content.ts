/** Brings the filtered part of a lobby into view; the focus goes along, so that Tab goes on from there. */
export function toContent(id: string): void {
  const content = document.getElementById(id);
  if (content === null) return;
  content.scrollIntoView();
  content.focus({ preventScroll: true });
}
