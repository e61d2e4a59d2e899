export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (it) => `&#${it.charCodeAt(0)};`)
}
