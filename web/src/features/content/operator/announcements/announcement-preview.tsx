import type { AnnouncementKind } from '@runmart/contract/content'
import type { Language } from '@runmart/contract/languages'
import { Info, TriangleAlert, X } from 'lucide-react'
import { announcementStyles } from '#ui/announcement-styles.ts'

type Props = { kind: AnnouncementKind; text: string; isLink: boolean; language: Language }

/** The announcement as it stands at the top of every page. Nothing in it can be pressed. */
export function AnnouncementPreview({ kind, text, isLink, language }: Props) {
  const styles = announcementStyles(kind)
  const Icon = kind === 'warning' ? TriangleAlert : Info
  return (
    <div lang={language} className={`${styles.bar} flex items-center gap-3 rounded-lg px-4`}>
      <Icon aria-hidden className={styles.icon} />
      <p className={styles.text}>{isLink ? <span className={styles.link}>{text}</span> : text}</p>
      <span aria-hidden className={styles.close}>
        <X />
      </span>
    </div>
  )
}
