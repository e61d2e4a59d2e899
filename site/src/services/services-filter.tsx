import type { Language } from '@runmart/contract/languages'
import type { TranslateSite } from '@runmart/i18n/site'
import { buttonStyles } from '@runmart/web/ui/button-styles.ts'
import { LayoutGrid, List, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { publicLinks } from '#site/frame/links.ts'
import { MustacheSection } from '#site/mustache.tsx'
import { CategorySign } from './service-tile.tsx'

type Props = { language: Language; t: TranslateSite }

/** Finds services by words, category, kind and order: a form and links, which need no script. */
export function ServicesFilter({ language, t }: Props) {
  return (
    <search className="mt-8 flex flex-col gap-4">
      <SearchForm language={language} t={t} />
      <nav aria-label={t('siteServices.categories')} className="flex flex-wrap gap-2">
        <Chip choice="category.all">{t('serviceSearch.all')}</Chip>
        <MustacheSection of="categories">
          <Chip>
            <CategorySign />
            {'{{name}}'}
          </Chip>
        </MustacheSection>
      </nav>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Group label={t('serviceSearch.sort')}>
          <Choice choice="sort.recommended">{t('serviceSearch.recommended')}</Choice>
          <Choice choice="sort.popular">{t('serviceSearch.popular')}</Choice>
          <Choice choice="sort.price">{t('serviceSearch.cheapest')}</Choice>
          <Choice choice="sort.new">{t('serviceSearch.newest')}</Choice>
          <Choice choice="sort.start">{t('serviceSearch.quickest')}</Choice>
        </Group>
        <Group label={t('serviceSearch.maker')}>
          <Choice choice="maker.all">{t('serviceSearch.all')}</Choice>
          <Choice choice="maker.people">{t('serviceSearch.people')}</Choice>
          <Choice choice="maker.bots">{t('serviceSearch.bots')}</Choice>
        </Group>
        <Chip choice="available">{t('serviceSearch.available')}</Chip>
        <div className="ml-auto flex gap-0.5">
          <ViewLink choice="view.grid" label={t('siteServices.cards')} icon={<LayoutGrid aria-hidden />} />
          <ViewLink choice="view.list" label={t('siteServices.list')} icon={<List aria-hidden />} />
        </div>
      </div>
    </search>
  )
}

const kept = ['category', 'maker', 'available', 'sort', 'view']

function SearchForm({ language, t }: Props) {
  return (
    <form action={publicLinks(language).services} method="get" className="flex max-w-2xl gap-2">
      <div className="relative min-w-0 flex-1">
        <Search aria-hidden className="pointer-events-none absolute inset-y-0 left-3.5 my-auto size-5 text-ink-faint" />
        <input
          type="search"
          name="q"
          defaultValue="{{asked.q}}"
          aria-label={t('serviceSearch.search')}
          placeholder={t('serviceSearch.search')}
          autoComplete="off"
          className="h-11 w-full rounded-lg border border-[#7d8a92] bg-surface pr-3 pl-11 text-base text-ink placeholder:text-ink-faint dark:border-[#61717a]"
        />
      </div>
      {kept.map((name) => (
        <MustacheSection key={name} of={`asked.${name}`}>
          <input type="hidden" name={name} value={`{{asked.${name}}}`} />
        </MustacheSection>
      ))}
      <button type="submit" className={buttonStyles('secondary', 'lg')}>
        {t('siteServices.find')}
      </button>
    </form>
  )
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className="flex flex-wrap items-center gap-x-1">
      <span aria-hidden className="mr-1 text-[13px] text-ink-faint">
        {label}
      </span>
      {children}
    </nav>
  )
}

type ChoiceProps = {
  /** The name of the value that the server fills in. */
  choice: string
  children: ReactNode
}

const current = (choice: string) => `{{${choice}.current}}` as 'true'

/** Without a name it is one of a list. */
function Chip({ choice, children }: Partial<Pick<ChoiceProps, 'choice'>> & { children: ReactNode }) {
  return (
    <a
      href={choice ? `{{${choice}.href}}` : '{{href}}'}
      aria-current={choice ? current(choice) : ('{{current}}' as 'true')}
      className="inline-flex h-9 items-center gap-2 rounded-full border border-line-strong bg-surface px-3.5 font-semibold text-ink transition-colors [--ground:var(--surface)] hover:border-brand aria-[current=true]:border-brand aria-[current=true]:bg-brand-soft aria-[current=true]:[--ground:var(--brand-soft)] pointer-coarse:h-11"
    >
      {children}
    </a>
  )
}

function Choice({ choice, children }: ChoiceProps) {
  return (
    <a
      href={`{{${choice}.href}}`}
      aria-current={current(choice)}
      className="inline-flex h-8 items-center rounded-md px-2 text-[13px] font-semibold text-ink-soft transition-colors hover:text-ink aria-[current=true]:bg-sunken aria-[current=true]:text-ink dark:aria-[current=true]:bg-raised pointer-coarse:h-11"
    >
      {children}
    </a>
  )
}

function ViewLink({ choice, label, icon }: { choice: string; label: string; icon: ReactNode }) {
  return (
    <a
      href={`{{${choice}.href}}`}
      aria-current={current(choice)}
      aria-label={label}
      title={label}
      className="grid size-9 place-items-center rounded-md text-ink-faint transition-colors hover:text-ink aria-[current=true]:bg-sunken aria-[current=true]:text-ink dark:aria-[current=true]:bg-raised pointer-coarse:size-11 [&_svg]:size-4"
    >
      {icon}
    </a>
  )
}
