/** Lets the browser keep the page that says there is no connection, once it has nothing better to do. */
export function keepOfflinePage(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // Without it the browser shows its own page, which is no harm.
  const keep = () => void navigator.serviceWorker.register('/sw.js').catch(() => {})
  if (document.readyState === 'complete') keep()
  else addEventListener('load', keep)
}
