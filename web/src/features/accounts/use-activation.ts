import { accounts } from '@runmart/contract/accounts'
import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/api.ts'
import { useTranslations } from '#platform/language.tsx'
import { Refused } from '#platform/refused.ts'
import { loadUser } from '#platform/session.ts'

type Activation = { state: 'working' | 'done' | 'dead' | 'failed'; sentence: string; retry: () => void }

/** Uses an activation token as soon as it is known, and only once: a second use would look like a dead link. */
export function useActivation(token: string | null | undefined): Activation {
  const t = useTranslations()
  const { data, error, refetch } = useQuery({
    queryKey: [accounts.activate.path, token],
    enabled: Boolean(token),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
    queryFn: async () => {
      const answer = await call(accounts.activate, { body: { token: token ?? '' } })
      if (!answer.success) throw new Refused(answer)
      await loadUser()
      return true
    },
  })
  const found = { sentence: '', retry: () => void refetch() }
  if (token === null) return { ...found, state: 'dead' }
  if (data) return { ...found, state: 'done' }
  if (!error) return { ...found, state: 'working' }
  const dead = error instanceof Refused && (error.code === 'LINK_INVALID' || error.code === 'VALIDATION')
  return { ...found, state: dead ? 'dead' : 'failed', sentence: error.message || t('shell.unreachable') }
}
