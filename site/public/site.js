// The only script of the public pages. It stores the link's referral code, switches the theme, computes totals, closes
// the menu and announcements.
try {
  const code = new URLSearchParams(location.search).get('ref')
  if (code && /^\w{1,20}$/.test(code)) localStorage.setItem('referral', `${code} ${Date.now() + 30 * 24 * 3600 * 1000}`)
} catch {}

document.addEventListener('click', (event) => {
  if (!event.target.closest('[data-theme-switch]')) return
  const dark = document.documentElement.classList.toggle('dark')
  const ground = getComputedStyle(document.documentElement).getPropertyValue('--canvas')
  document.querySelector('[name=theme-color]').content = ground
  try {
    localStorage.setItem('theme', dark ? 'dark' : 'light')
  } catch {}
})

// A dismissed announcement stays away, here and in the app.
document.addEventListener('click', ({ target }) => {
  const bar = target.closest('[data-dismiss]')?.closest('[data-announcement]')
  if (!bar) return
  bar.remove()
  document.querySelector('#content').focus()
  try {
    const before = (localStorage.getItem('dismissedAnnouncements') ?? '').split(' ').filter(Boolean)
    localStorage.setItem('dismissedAnnouncements', [...before, bar.dataset.announcement].slice(-20).join(' '))
  } catch {}
})

// A visitor of a page in another language also gets the app in it, unless they chose one earlier.
try {
  const { lang } = document.documentElement
  if (lang !== 'en' && !localStorage.getItem('lang')) localStorage.setItem('lang', lang)
} catch {}

// Following a language link chooses that language, also for the app.
document.addEventListener('click', (event) => {
  const language = event.target.closest('a[hreflang]')?.hreflang
  try {
    if (language) localStorage.setItem('lang', language)
  } catch {}
})

// The total of a service follows its amount.
document.addEventListener('input', ({ target }) => {
  const { price, brackets } = target.dataset
  if (!price) return
  const amount = /^\d+$/.test(target.value) ? Number(target.value) : Number.NaN
  // Some services cost less from an amount on.
  const reached = JSON.parse(brackets || '[]').findLast(({ from }) => amount >= from)
  const total = (reached ? reached.price : Number(price)) * amount
  target.form.querySelector('output').value =
    total >= 0 ? `${new Intl.NumberFormat(document.documentElement.lang).format(total)}\u00a0₫` : '–'
})

// Offline, the service worker shows a page of ours; it stores nothing else.
addEventListener('load', () => navigator.serviceWorker?.register('/sw.js').catch(() => {}))

// The menu of small screens closes on a link, on a click elsewhere and on Escape.
document.addEventListener('click', ({ target }) =>
  closeMenu(target.closest('a') || !target.closest('[data-site-menu]')),
)
document.addEventListener('keydown', ({ key }) => closeMenu(key === 'Escape'))

function closeMenu(isLeft) {
  const menu = document.querySelector('[data-site-menu][open]')
  if (!menu || !isLeft) return
  const hadFocus = menu.contains(document.activeElement)
  menu.open = false
  if (hadFocus) menu.querySelector('summary').focus()
}
