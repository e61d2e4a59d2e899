import { announcementKinds, MAX_ANNOUNCEMENT_TEXT } from '@runmart/contract/content'
import { languageNames, languages } from '@runmart/contract/languages'
import { zoneText } from '@runmart/i18n/formats'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { shownTimeZone } from '#platform/time-zone.ts'
import { DateTimeField } from '#ui/date-time-field.tsx'
import { Section } from '#ui/section.tsx'
import { SegmentedControl } from '#ui/segmented-control.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { TypedAnnouncement } from './typed-announcement.ts'

type Props = {
  typed: TypedAnnouncement
  change: (changes: Partial<TypedAnnouncement>) => void
}

/** The texts of an announcement in all languages, its link and its times. */
export function AnnouncementFields({ typed, change }: Props) {
  const t = useOperatorTranslations()
  const moment = (name: 'startsAt' | 'endsAt', usualTime: string) => (
    <DateTimeField
      label={t(`operatorContent.${name}`)}
      name={name}
      optional
      defaultValue={typed[name]}
      onChange={(value) => change({ [name]: value })}
      usualTime={usualTime}
      hint={t(`operatorContent.${name}Hint`)}
    />
  )
  return (
    <Section
      title={t('operatorContent.words')}
      description={t('operatorContent.wordsIntro', { zone: zoneText(shownTimeZone()) })}
    >
      <div className="flex flex-col gap-5">
        <SegmentedControl
          label={t('operatorContent.kind')}
          name="kind"
          value={typed.kind}
          onChange={(kind) => change({ kind })}
          options={announcementKinds.map((value) => ({ value, label: t(`operatorContent.${value}`) }))}
        />
        {languages.map((language) => (
          <TextArea
            key={language}
            label={languageNames[language]}
            name={`texts.${language}`}
            lang={language}
            value={typed[`texts.${language}`]}
            onChange={(event) => change({ [`texts.${language}`]: event.target.value })}
            rows={2}
            limit={MAX_ANNOUNCEMENT_TEXT}
          />
        ))}
        <TextField
          label={t('operatorContent.link')}
          name="link"
          optional
          value={typed.link}
          onChange={(event) => change({ link: event.target.value })}
          hint={t('operatorContent.linkHint')}
          limit={300}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <div className="grid gap-5 sm:max-lg:grid-cols-2 2xl:grid-cols-2">
          {moment('startsAt', '00:00')}
          {moment('endsAt', '23:59')}
        </div>
      </div>
    </Section>
  )
}
