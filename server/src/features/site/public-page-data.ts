import type { ShopState } from '@runmart/contract/content'
import { linkIn } from '@runmart/contract/content-links'
import { type Language, languages } from '@runmart/contract/languages'
import { localizedPath } from '@runmart/contract/localized-path'
import { dateTimeText, offsetText } from '@runmart/i18n/formats'
import { translator } from '@runmart/i18n/server'
import type { Catalogue } from '#features/catalog/index.ts'
import type { CurrentState, PublishedTexts } from '#features/content/index.ts'
import { type Asked, Moved, type PageData } from '#platform/http/site/page-template.ts'
import type { Log } from '#platform/log.ts'
import { Refusal } from '#platform/refusal.ts'
import type { Shop } from '#platform/shop.ts'
import type { CurrentFigures, Figures } from './current-figures.ts'
import { servicePageData } from './service-page-data.ts'
import { moneyText, percentText, toServiceView } from './service-view.ts'
import { servicesPageData } from './services-page-data.ts'
import { getTextData, holesOfTexts } from './text-data.ts'

/** The number of services on the landing page. */
const EXCERPT = 6

/** The members of the shop that public pages show. */
export type ShownShop = Pick<Shop, 'catalogue' | 'publicUrl' | 'shopTimeZone'> & {
  figures: Pick<CurrentFigures, 'get'>
  state: Pick<CurrentState, 'get'>
  texts: Pick<PublishedTexts, 'list' | 'wordsOf'>
}

/** The holes that every page fills. */
export const holesOfState = ['announcements', 'maintenance']

const away = { isAway: true, isOpen: false, isMeasured: false, excerpt: [], services: [], listed: [] }

/**
 * The shop's data on public pages, in the language of the address: announcements, texts, catalogue and figures of its
 * settings.
 */
export async function getPublicPageData(
  { holes, ...asked }: Parameters<PageData['load']>[0],
  shop: ShownShop,
  log: Log,
): Promise<object> {
  const language = languages.find((it) => asked.path.split('/')[1] === it) ?? 'en'
  const state = toStateView(await shop.state.get(), language, shop.shopTimeZone)
  const showsTexts = holes.some((hole) => holesOfTexts.includes(hole))
  const showsFigures = holes.some((hole) => holesOfFigures.includes(hole))
  const others = [...holesOfState, ...holesOfTexts, ...holesOfFigures]
  const showsCatalogue = holes.some((hole) => !others.includes(hole))
  const [texts, figures, catalogue] = await Promise.all([
    showsTexts && getTextData(asked, language, shop),
    showsFigures && getFiguresData(language, shop, log),
    showsCatalogue && getCatalogueData(asked, language, shop, log),
  ])
  return { ...state, ...texts, ...figures, ...catalogue }
}

/** The quoted figures of the settings. Without the database, pages quote none. */
async function getFiguresData(language: Language, { figures }: ShownShop, log: Log): Promise<object> {
  try {
    return toFiguresView(await figures.get(), language)
  } catch (problem) {
    log.error({ problem: (problem as Error).message }, 'a public page is shown without figures of the settings')
    return noFigures
  }
}

/**
 * The current catalogue. Without the database the page still opens: it says that it cannot show prices, and shows no
 * stale ones.
 */
async function getCatalogueData(
  { path, query }: Asked,
  language: Language,
  { catalogue, publicUrl: origin }: ShownShop,
  log: Log,
): Promise<object> {
  const slug = /\/services\/([^/]+)$/.exec(path)?.[1]
  try {
    const copy = await catalogue.get(language)
    const { services } = copy
    const isMeasured = services.some((it) => it.stats !== null)
    const open = { isAway: false, isOpen: services.length > 0, isMeasured }
    if (slug !== undefined) {
      const page = await servicePageData(copy, { language, slug, origin })
      return page ? { ...open, ...page } : leaveFor(catalogue, language, slug)
    }
    if (path.endsWith('/services')) return { ...open, ...servicesPageData(copy, language, path, query) }
    const excerpt = services.filter((it) => it.status === 'active').slice(0, EXCERPT)
    return {
      ...open,
      excerpt: excerpt.map((it) => toServiceView(it, language)),
      /** Addresses for the site map. */
      listed: services.map((it) => ({ slug: it.slug })),
    }
  } catch (problem) {
    if (problem instanceof Moved || (problem instanceof Refusal && problem.code === 'NOT_FOUND')) throw problem
    log.error({ problem: (problem as Error).message }, 'a public page is shown without the catalogue')
    return slug === undefined ? away : { ...away, slug, name: 'Runmart' }
  }
}

/** Redirects a renamed service to its current address; refuses unknown names. */
async function leaveFor(catalogue: Catalogue, language: Language, slug: string): Promise<never> {
  const moved = await catalogue.findMovedSlug(slug)
  if (moved === null) throw new Refusal('NOT_FOUND')
  throw new Moved(localizedPath(language, `services/${moved}`))
}

/**
 * Announcements and maintenance, as the page templates name them. Times are in the shop's time zone, since the
 * visitor's is unknown.
 */
function toStateView({ announcements, maintenance }: ShopState, language: Language, timeZone: string) {
  const untilText = (until: string) => {
    const at = new Date(until)
    const when = `${dateTimeText(language, at, timeZone)} (${offsetText(at, timeZone)})`
    return translator(language)('maintenance.until', { when })
  }
  return {
    announcements: announcements.map(({ id, kind, texts, link }) => ({
      id,
      text: texts[language],
      link: link && { href: linkIn(language, link).href },
      isWarning: kind === 'warning',
    })),
    maintenance: maintenance && {
      text: maintenance.texts[language],
      until: maintenance.until && untilText(maintenance.until),
    },
  }
}

/** The names that page templates use for figures. */
const holesOfFigures = ['tiers', 'commission', 'gives', 'binance', 'deduction']
/** Figures for when the database does not answer; pages leave out the sentences that quote them. */
const noFigures = { tiers: [], commission: false, gives: false, binance: false, deduction: null }

/** Height of the tallest step of the stairs, in pixels. */
const HIGHEST = 140

/** The figures as the page templates name them. Discounts are stairs, each as high as its share of the highest. */
function toFiguresView(figures: Figures, language: Language) {
  const { tiers, commission, deposits } = figures
  const { binance, wrongContentPercent } = deposits
  const most = tiers.at(-1)?.discount ?? 0
  return {
    tiers: tiers.map(({ deposit, discount }) => ({
      deposit: moneyText(language, deposit),
      discount: percentText(language, discount / 100),
      height: Math.round((HIGHEST * discount) / most),
      share: `${Math.round((100 * discount) / most)}%`,
    })),
    /** True if a shared link earns a commission. */
    commission,
    /** True if the shop has discounts or commissions. */
    gives: tiers.length > 0 || commission,
    /** True if customers can pay by Binance. */
    binance,
    /** The deduction from a Binance transfer without the right content, or null. */
    deduction: binance && wrongContentPercent ? percentText(language, wrongContentPercent / 100) : null,
  }
}
