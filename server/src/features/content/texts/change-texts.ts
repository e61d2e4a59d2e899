import type { api } from '@runmart/contract'
import type { AuditAction } from '@runmart/contract/audit'
import { type EditedText, MAX_POSTS, missingWords, type Texts } from '@runmart/contract/content-texts'
import { languages } from '@runmart/contract/languages'
import { differencesOf, writeAudit } from '#features/audit/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Notice, Result } from '#platform/http/envelope.ts'
import type { Caller, HandlerInput, RequestInfo } from '#platform/http/route.ts'
import { readMarkdown } from '#platform/read-markdown.ts'
import { Refusal, refuseField } from '#platform/refusal.ts'
import type { Shop } from '#platform/shop.ts'
import { findPublished, getEditedText, type Shipped, shippedAs } from './show-texts.ts'
import { headsOf, readingLanguage } from './text-heads.ts'
import {
  countPosts,
  deletePost,
  deleteWaiting,
  findDraft,
  insertPost,
  insertVersion,
  lockText,
  type TextName,
  updateDraft,
} from './text-queries.ts'

type By = { caller: Caller; request: RequestInfo }
type Saved = Result<{ text: EditedText }>

/** Creates a post with a new slug. */
export async function createPost(
  tx: Tx,
  input: HandlerInput<typeof api.texts.create>,
  { shippedTexts: shipped }: Shop,
): Promise<Saved> {
  const { slug, texts } = input.body
  const name = { kind: 'post', slug } as const
  requireReadable(texts)
  if (shippedAs(shipped, name)) throw refuseField('slug', 'slugTaken')
  if ((await countPosts(tx)) + shipped.length >= MAX_POSTS) throw refuseField('slug', 'outOfRange')
  if (!(await insertPost(tx, slug, texts, input.caller.userId))) throw refuseField('slug', 'slugTaken')
  audit(tx, input, 'content.create-text', name, { after: { slug, texts } })
  return saved(tx, name, shipped, 'messages.textSaved')
}

/** Saves the draft; visitors see no difference. */
export async function saveText(
  tx: Tx,
  input: HandlerInput<typeof api.texts.save>,
  { shippedTexts: shipped }: Shop,
): Promise<Saved> {
  const { params: name, body } = input
  requireReadable(body.texts)
  const { draft, published } = await lock(tx, name, body.version, shipped)
  await updateDraft(tx, name, body.texts, input.caller.userId)
  const before = { texts: draft ?? published.texts }
  audit(tx, input, 'content.save-text', name, { before, after: { texts: body.texts } })
  return saved(tx, name, shipped, 'messages.textSaved')
}

/** Deletes the draft. Refuses if nothing is published or scheduled: operators delete such a post as a whole. */
export async function discardDraft(
  tx: Tx,
  input: HandlerInput<typeof api.texts.discard>,
  { shippedTexts: shipped }: Shop,
): Promise<Saved> {
  const { params: name, body } = input
  const { draft, published } = await lock(tx, name, body.version, shipped)
  const { isLive, scheduledFor } = await getEditedText(tx, name, shipped)
  if (!draft || !(isLive || scheduledFor)) throw new Refusal('CONFLICT')
  await updateDraft(tx, name, null, null)
  audit(tx, input, 'content.discard-text', name, { before: { texts: draft }, after: { texts: published.texts } })
  return saved(tx, name, shipped, 'messages.textDiscarded')
}

/** Publishes the draft, at once or at a later moment; every node applies it by its clock. */
export async function publishText(
  tx: Tx,
  input: HandlerInput<typeof api.texts.publish>,
  { shippedTexts: shipped }: Shop,
): Promise<Saved> {
  const { params: name, body } = input
  const { draft, published } = await lock(tx, name, body.version, shipped)
  if (!draft) throw new Refusal('CONFLICT')
  const missing = missingWords(draft)
  if (missing.length)
    throw new Refusal('VALIDATION', { fields: Object.fromEntries(missing.map((it) => [it, 'required'])) })
  const { publishAt } = body
  if (publishAt !== null && Date.parse(publishAt) <= Date.now()) throw refuseField('publishAt', 'outOfRange')
  await deleteWaiting(tx, name)
  const version = {
    ...name,
    texts: draft,
    heads: headsOf(draft),
    shownFrom: publishAt,
    operatorId: input.caller.userId,
  }
  const { id, shownFrom } = await insertVersion(tx, version)
  await updateDraft(tx, name, null, null)
  const after = { publishAt: shownFrom, texts: draft }
  audit(tx, input, 'content.publish-text', name, { before: published, after, version: id })
  return saved(tx, name, shipped, publishAt ? 'messages.textScheduled' : 'messages.textPublished')
}

/**
 * Withdraws the scheduled version, otherwise takes a post off the site. Its text becomes the draft, unless there is a
 * newer one.
 */
export async function unpublishText(
  tx: Tx,
  input: HandlerInput<typeof api.texts.unpublish>,
  { shippedTexts: shipped }: Shop,
): Promise<Saved> {
  const { params: name, body, caller } = input
  const { draft, published } = await lock(tx, name, body.version, shipped)
  const before = await getEditedText(tx, name, shipped)
  const waiting = await deleteWaiting(tx, name)
  if (!waiting) {
    if (name.kind === 'page' || !before.isLive) throw new Refusal('CONFLICT')
    await insertVersion(tx, { ...name, texts: null, heads: null, shownFrom: null, operatorId: caller.userId })
  }
  const kept = draft ?? waiting?.texts ?? before.texts
  await updateDraft(tx, name, kept, caller.userId)
  const after = await findPublished(tx, name, shipped)
  audit(tx, input, 'content.unpublish-text', name, { before: published, after })
  return saved(tx, name, shipped, 'messages.textUnpublished')
}

/** Deletes one of the shop's own posts with all versions; refuses a published one. */
export async function removePost(
  tx: Tx,
  input: HandlerInput<typeof api.texts.remove>,
  { shippedTexts: shipped }: Shop,
): Promise<Result<null>> {
  const { params: name } = input
  if (!(await findDraft(tx, name))) throw new Refusal(shippedAs(shipped, name) ? 'CONFLICT' : 'NOT_FOUND')
  await lockText(tx, name)
  const before = await getEditedText(tx, name, shipped)
  if (name.kind === 'page' || before.isShipped || before.isLive) throw new Refusal('CONFLICT')
  await deletePost(tx, name.slug)
  audit(tx, input, 'content.remove-text', name, { before: { slug: name.slug, texts: before.texts } })
  return { data: null, notice: 'messages.textRemoved' }
}

/** Refuses texts that are nested too deeply for the page. */
function requireReadable(texts: Texts): void {
  for (const language of languages)
    if (readMarkdown(texts[language].body).isBeyond) throw refuseField(`texts.${language}.body`, 'markdownNested')
}

/** Locks the text, if it exists; throws if another operator changed it since this version. */
async function lock(tx: Tx, name: TextName, version: number, shipped: Shipped) {
  if (!shippedAs(shipped, name) && !(await findDraft(tx, name))) throw new Refusal('NOT_FOUND')
  const found = await lockText(tx, name)
  if (version !== found.version) throw new Refusal('CONFLICT')
  return { ...found, published: await findPublished(tx, name, shipped) }
}

async function saved(tx: Tx, name: TextName, shipped: Shipped, notice: Notice): Promise<Saved> {
  return { data: { text: await getEditedText(tx, name, shipped) }, notice }
}

type Said = { slug?: string; publishAt?: string | null; texts: Texts | null }
type Change = { before?: Said; after?: Said; version?: number }

/** Writes an audit entry with the changed texts and the title. */
function audit(
  tx: Tx,
  { caller, request }: By,
  action: AuditAction,
  { kind, slug }: TextName,
  { before = { texts: null }, after = { texts: null }, ...more }: Change,
): void {
  const known = after.texts ?? before.texts
  const language = readingLanguage(known ? headsOf(known) : {}, 'en')
  const [was, is] = [before, after].map((it) => it.texts?.[language].title)
  const details = { ...differencesOf(before, after), ...(was === is && { title: is }), ...more }
  writeAudit(tx, { operatorId: caller.userId, address: request.address, action, subject: `${kind}/${slug}`, details })
}
