import { dismissedScript } from '@runmart/web/platform/boot-script.ts'
import { announcementStyles } from '@runmart/web/ui/announcement-styles.ts'
import { Info, TriangleAlert, Wrench, X } from 'lucide-react'
import { InvertedSection, MustacheSection } from '#site/mustache.tsx'
import { usePage } from '#site/page-context.ts'

/** The shop's current announcements. A script removes dismissed ones before first paint. */
export function Announcements() {
  return (
    <>
      <MustacheSection of="maintenance">
        <ClosedBar />
      </MustacheSection>
      <MustacheSection of="announcements">
        <MustacheSection of="isWarning">
          <Bar kind="warning" />
        </MustacheSection>
        <InvertedSection of="isWarning">
          <Bar kind="info" />
        </InvertedSection>
      </MustacheSection>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant; the policy allows it by its hash */}
      <script dangerouslySetInnerHTML={{ __html: dismissedScript }} />
    </>
  )
}

/** The maintenance notice; visitors cannot dismiss it. */
function ClosedBar() {
  const { t } = usePage()
  const { bar, icon, text } = announcementStyles('warning')
  return (
    <aside aria-label={t('site.announcement')} className={bar}>
      <div className="mx-auto flex max-w-6xl items-center gap-3 px-4 sm:px-6">
        <Wrench aria-hidden className={icon} />
        <p className={text}>
          {'{{text}}'}
          <MustacheSection of="until">{' {{until}}.'}</MustacheSection>
        </p>
      </div>
    </aside>
  )
}

function Bar({ kind }: { kind: 'info' | 'warning' }) {
  const { t } = usePage()
  const Icon = kind === 'warning' ? TriangleAlert : Info
  const { bar, icon, text, link, close } = announcementStyles(kind)
  return (
    <aside data-announcement="{{id}}" aria-label={t('site.announcement')} className={bar}>
      <div className="mx-auto flex max-w-6xl items-center gap-3 px-4 sm:px-6">
        <Icon aria-hidden className={icon} />
        <p className={text}>
          <MustacheSection of="link">
            <a href="{{href}}" className={link}>
              {'{{text}}'}
            </a>
          </MustacheSection>
          <InvertedSection of="link">{'{{text}}'}</InvertedSection>
        </p>
        <button type="button" data-dismiss aria-label={t('site.dismiss')} title={t('site.dismiss')} className={close}>
          <X aria-hidden />
        </button>
      </div>
    </aside>
  )
}
