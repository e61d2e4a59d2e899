import type { api } from '@runmart/contract'
import { textAddress } from '@runmart/contract/content-texts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import type { Shop } from '#platform/shop.ts'

/** Renders a draft as visitors would see the page; empty on a server without the web. */
export async function previewText(
  _db: unknown,
  { params: { kind, slug }, body: { language, texts } }: HandlerInput<typeof api.texts.preview>,
  { site }: Shop,
): Promise<Result<{ html: string }>> {
  const page = site?.pages.get(textAddress(language, kind, kind === 'post' ? ':post' : slug))
  const path = textAddress(language, kind, slug)
  return { data: { html: page ? (await page({ path, query: {}, draft: texts })).plain.toString() : '' } }
}
