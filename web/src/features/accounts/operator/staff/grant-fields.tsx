import type { StaffMember } from '@runmart/contract/accounts-operator'
import { type Right, readyRoles, rights } from '@runmart/contract/accounts-rights'
import { useState } from 'react'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Button } from '#ui/button.tsx'
import { CheckBox } from '#ui/check-box.tsx'
import { useFormState } from '#ui/form-context.ts'
import { RadioCards } from '#ui/radio-cards.tsx'
import { readyRoleNames, roleOf } from './ready-roles.ts'

/** Chooses owner or single rights; a ready role selects several rights at once. */
export function GrantFields({ member }: { member: StaffMember | null }) {
  const t = useOperatorTranslations()
  const { problems, clearProblem } = useFormState()
  const [isOwner, setOwner] = useState<'yes' | 'no'>(member?.isOwner ? 'yes' : 'no')
  const [chosen, setChosen] = useState<readonly Right[]>(member?.rights ?? [])
  const choose = (right: Right, isChosen: boolean) => {
    clearProblem('rights')
    setChosen((before) => (isChosen ? [...before, right] : before.filter((it) => it !== right)))
  }
  return (
    <>
      <RadioCards
        label={t('operatorStaff.role')}
        name="isOwner"
        value={isOwner}
        onChange={setOwner}
        options={[
          { value: 'no', label: t('operatorStaff.someRights'), text: t('operatorStaff.someRightsText') },
          { value: 'yes', label: t('operatorStaff.owner'), text: t('operatorStaff.ownerText') },
        ]}
      />
      {isOwner === 'no' && (
        <fieldset className="flex flex-col gap-3">
          <legend className="mb-3 text-[13px] font-semibold text-ink">{t('operatorStaff.rights')}</legend>
          <ul aria-label={t('operatorStaff.readyRoles')} className="flex flex-wrap gap-2">
            {readyRoleNames.map((role) => (
              <li key={role}>
                <Button
                  size="sm"
                  aria-pressed={role === roleOf(chosen)}
                  className="aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-brand"
                  onClick={() => {
                    clearProblem('rights')
                    setChosen(readyRoles[role])
                  }}
                >
                  {t(`staffRoles.${role}`)}
                </Button>
              </li>
            ))}
          </ul>
          {rights.map((right) => (
            <CheckBox
              key={right}
              name="rights"
              value={right}
              label={t(`staffRights.${right}`)}
              text={t(`staffRightTexts.${right}`)}
              checked={chosen.includes(right)}
              onChange={(isChosen) => choose(right, isChosen)}
            />
          ))}
          {problems.rights && (
            <p role="alert" className="text-[13px] font-medium text-failed">
              {t('operatorStaff.atLeastOne')}
            </p>
          )}
        </fieldset>
      )}
    </>
  )
}

export function readGrant(data: FormData): { isOwner: boolean; rights: unknown[] } {
  const isOwner = data.get('isOwner') === 'yes'
  return { isOwner, rights: isOwner ? [] : data.getAll('rights') }
}
