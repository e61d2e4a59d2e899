import { type AuditAction, auditActions } from '@runmart/contract/audit'

type Underscored<Name extends string> = Name extends `${infer Area}.${infer Rest}` ? `${Area}_${Rest}` : Name

/** The key of an audited action; null for an action of another release. Keys cannot contain a dot. */
export function auditActionKey(action: string): `auditActions.${Underscored<AuditAction>}` | null {
  const known = auditActions.find((it) => it === action)
  return known ? (`auditActions.${known.replace('.', '_')}` as `auditActions.${Underscored<AuditAction>}`) : null
}
