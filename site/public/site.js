// The only script of the public pages: keeps the referral code somebody came by, and switches the theme.
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

// Whoever arrives at a page of another language reads it, also in the app, unless he chose otherwise before.
try {
  const { lang } = document.documentElement
  if (lang !== 'en' && !localStorage.getItem('lang')) localStorage.setItem('lang', lang)
} catch {}

// A visitor who follows a language link has chosen that language, also for the app.
document.addEventListener('click', (event) => {
  const language = event.target.closest('a[hreflang]')?.hreflang
  try {
    if (language) localStorage.setItem('lang', language)
  } catch {}
})

// Whoever loses his connection later is told so by a page of ours; nothing else is kept.
addEventListener('load', () => navigator.serviceWorker?.register('/sw.js').catch(() => {}))

// The menu of small screens closes when one goes or turns elsewhere.
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
