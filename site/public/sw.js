// Shows the offline page without a network, and opens a notification's page. Never stores prices and pages. The build
// fills in the offline page's files, under a name that changes with them.
const stored = { name: 'offline', files: ['/offline'] }

addEventListener('install', (event) => {
  const fresh = stored.files.map((file) => new Request(file, { cache: 'reload' }))
  event.waitUntil(caches.open(stored.name).then((cache) => cache.addAll(fresh)))
  skipWaiting()
})

addEventListener('activate', (event) => {
  const old = caches.keys().then((names) => names.filter((name) => name !== stored.name))
  event.waitUntil(old.then((names) => Promise.all(names.map((name) => caches.delete(name)))))
  // The browser sends the request while this worker is still starting.
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

// Only browsers without page notifications (Chrome on Android) show a worker's.
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
