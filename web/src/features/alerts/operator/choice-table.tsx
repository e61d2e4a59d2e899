import { type AlertSettings, alerts, alertWays } from '@runmart/contract/alerts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useAct } from '#platform/use-act.ts'
import { Switch } from '#ui/switch.tsx'
import { saveChoice } from './save-choice.ts'

/** Kinds by channels. A channel that the shop does not have is left out. */
export function ChoiceTable({ settings: { kinds, telegram } }: { settings: AlertSettings }) {
  const t = useOperatorTranslations()
  const { act } = useAct(alerts.choose, { refusals: 'toast' })
  const ways = alertWays.filter((way) => way !== 'telegram' || telegram)
  // A page that was opened before an update does not know what came with it.
  const known = kinds.filter(({ kind }) => t(`alertKinds.${kind}`) !== `alertKinds.${kind}`)
  return (
    <table className="w-full border-collapse text-[13px]">
      <caption className="sr-only">{t('operatorAlerts.table')}</caption>
      <thead>
        <tr className="border-b border-line text-xs text-ink-faint">
          <th scope="col" className="h-8 pl-5 text-left font-semibold">
            {t('operatorAlerts.kind')}
          </th>
          {ways.map((way) => (
            <th key={way} scope="col" className="w-18 px-1 font-semibold last:w-20 last:pr-3 sm:w-24 sm:last:w-26">
              {t(`operatorAlerts.${way}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {known.map(({ isMailFixed, ...choice }) => (
          <tr key={choice.kind} className="hover:bg-sunken dark:hover:bg-raised">
            <th scope="row" className="h-11 py-1.5 pr-2 pl-5 text-left font-semibold text-pretty text-ink">
              {t(`alertKinds.${choice.kind}`)}
              <span className="block font-normal text-ink-faint max-sm:hidden">
                {t(`alertKindTexts.${choice.kind}`)}
              </span>
            </th>
            {ways.map((way) => (
              <td key={way} className="px-1 text-center last:pr-3">
                <Choice
                  label={`${t(`operatorAlerts.${way}`)}: ${t(`alertKinds.${choice.kind}`)}`}
                  checked={choice[way]}
                  isFixed={isMailFixed && way === 'mail'}
                  onChange={(isOn) => saveChoice(act, choice.kind, way, isOn)}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type ChoiceProps = {
  label: string
  checked: boolean
  isFixed: boolean
  onChange: (isOn: boolean) => void
}

function Choice({ label, checked, isFixed, onChange }: ChoiceProps) {
  const t = useOperatorTranslations()
  if (!isFixed) return <Switch label={label} checked={checked} onChange={onChange} />
  return (
    <span className="text-xs font-semibold text-ink-faint" title={t('operatorAlerts.alwaysText')}>
      {t('operatorAlerts.always')}
    </span>
  )
}
