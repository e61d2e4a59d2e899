import { modernTimeZone } from '@runmart/contract/time-zone'
import { offsetText, zoneText } from '@runmart/i18n/formats'
import { useMemo } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { Select } from '#ui/select.tsx'

/** Chooses whose days lists, charts and exports count. */
export function TimeZoneField({ value }: { value: string }) {
  const t = useTranslations()
  const options = useMemo(() => timeZoneOptions(value), [value])
  return (
    <Select
      label={t('profile.timeZone')}
      name="timeZone"
      hint={t('profile.timeZoneHint')}
      defaultValue={value}
      options={options}
    />
  )
}

/** Every zone that this browser knows, and the one that is set: `Asia/Ho Chi Minh · GMT+7`. */
function timeZoneOptions(current: string): { value: string; label: string }[] {
  const now = new Date()
  const names = new Set([...Intl.supportedValuesOf('timeZone').map(modernTimeZone), current])
  return [...names].sort().map((name) => ({
    value: name,
    label: `${zoneText(name)} · ${offsetText(now, name)}`,
  }))
}
