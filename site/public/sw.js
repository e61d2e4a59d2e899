// Shows the offline page when there is no network, and leads from a notification to its page: prices and pages are never stored.
// The build writes here what the page needs, under a name that changes with it.
const stored = { name: 'offline', files: ['/offline'] }

addEventListener('install', (event) => {
  const fresh = stored.files.map((file) => new Request(file, { cache: 'reload' }))
  event.waitUntil(caches.open(stored.name).then((cache) => cache.addAll(fresh)))
  skipWaiting()
})

addEventListener('activate', (event) => {
  const old = caches.keys().then((names) => names.filter((name) => name !== stored.name))
  event.waitUntil(old.then((names) => Promise.all(names.map((name) => caches.delete(name)))))
  // The browser asks the network while this worker still starts.
  event.waitUntil(registration.navigationPreload?.enable())
})

addEventListener('fetch', (event) => {
  const { request, preloadResponse } = event
  if (request.method !== 'GET') return
  const isPage = request.mode === 'navigate'
  const { origin, pathname } = new URL(request.url)
  if (!isPage && !(origin === location.origin && stored.files.includes(pathname))) return
  const answer = Promise.resolve(isPage && preloadResponse).then((early) => early || fetch(request))
  event.respondWith(answer.catch(() => caches.match(isPage ? '/offline' : pathname)))
})

// Only browsers without notifications of pages (Chrome on Android) ask for those of a worker.
addEventListener('notificationclick', (event) => {
  const { notification } = event
  notification.close()
  const { path } = notification.data
  const isOfOperators = ({ url }) => new URL(url).pathname.startsWith('/operator')
  const opened = clients.matchAll({ type: 'window', includeUncontrolled: true }).then(async (pages) => {
    const page = pages.find(isOfOperators)
    if (!page) return clients.openWindow(path)
    page.postMessage({ open: path })
    return page.focus()
  })
  event.waitUntil(opened)
})
