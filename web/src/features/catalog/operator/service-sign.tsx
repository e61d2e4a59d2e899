import type { OperatorService } from '@runmart/contract/catalog'
import type { OperatorCategory } from '@runmart/contract/catalog-categories'
import { Glyph, Tile, TilePicture } from '#ui/glyph.tsx'
import { useCategories } from './use-categories.ts'

type SignProps = Pick<OperatorService, 'picture'> & {
  draft: Pick<OperatorService['draft'], 'serviceType'>
  category: OperatorCategory | undefined
}

/** The picture or glyph of a service, inside a line of text. */
export function ServiceSign(props: SignProps) {
  const { picture, glyph } = signOf(props)
  return picture ? <TilePicture path={picture} size="tiny" /> : <Glyph name={glyph} className="size-5" />
}

/** The picture or glyph on its tile, as customers see it. */
export function OperatorServiceTile({ service }: { service: Pick<OperatorService, 'picture' | 'draft'> }) {
  const category = useCategories().find((it) => it.slug === service.draft.category)
  const { picture, glyph } = signOf({ ...service, category })
  if (picture) return <TilePicture path={picture} size="large" />
  return (
    <Tile large>
      <Glyph name={glyph} />
    </Tile>
  )
}

/** The picture or glyph of a service: its own picture, else its category's. Bots have their own glyph. */
export function signOf({ picture, draft, category }: SignProps) {
  const isBot = draft.serviceType === 'AUTO_BOT'
  return {
    picture: picture ?? (isBot ? null : (category?.picture ?? null)),
    glyph: isBot ? 'bot' : (category?.draft.glyph ?? 'other'),
  } as const
}
