/** Generated from the migrated database by `npm run schema -w server`. Do not edit: write a migration and run it again. */
import type { ColumnType } from 'kysely'

/** The database fills it in if an insert omits it. */
type Default<T> =
  T extends ColumnType<infer Read, infer Insert, infer Update>
    ? ColumnType<Read, Insert | undefined, Update>
    : ColumnType<T, T | undefined, T>
/** Only the database writes it. */
type Identity = ColumnType<number, never, never>
type Time = ColumnType<string, string | Date, string | Date>
type Day = ColumnType<Date, string | Date, string | Date>
type Decimal = ColumnType<string, string | number, string | number>
type Json = ColumnType<unknown>
type List<T> = ColumnType<T[], readonly T[], readonly T[]>

/** Every table, its columns as TypeScript names them. */
export type Tables = {
  'accounts.customer_notes': {
    id: string
    customerId: string
    authorId: string
    text: string
    createdAt: Default<Time>
    editedAt: Time | null
  }
  'accounts.email_changes': {
    userId: string
    newEmail: string
    oldConfirmed: Default<boolean>
    newConfirmed: Default<boolean>
    expiresAt: Time
  }
  'accounts.former_emails': {
    userId: string
    email: string
    changedAt: Default<Time>
  }
  'accounts.mail_tokens': {
    hash: Buffer
    userId: string
    purpose: 'activate' | 'reset' | 'email-old' | 'email-new' | 'email-back'
    expiresAt: Time
  }
  'accounts.recovery_codes': {
    userId: string
    hash: Buffer
  }
  'accounts.refresh_tokens': {
    hash: Buffer
    sessionId: string
    usedAt: Time | null
  }
  'accounts.sent_mails': {
    id: Identity
    userId: string
    kind: string
    sentAt: Default<Time>
  }
  'accounts.sessions': {
    id: string
    userId: string
    address: string
    device: string
    createdAt: Default<Time>
    lastUsedAt: Default<Time>
    expiresAt: Time
    endedAt: Time | null
    mark: Buffer | null
    confirmedAt: Time | null
  }
  'accounts.staff_invitations': {
    id: string
    email: string
    language: 'en' | 'vi' | 'ru'
    isOwner: boolean
    rights: List<string>
    invitedBy: string
    sentAt: Default<Time>
    expiresAt: Time
    tokenHash: Buffer | null
    acceptedBy: string | null
    acceptedAt: Time | null
    withdrawnAt: Time | null
  }
  'accounts.users': {
    id: string
    username: string
    email: string
    passwordHash: string | null
    fullName: Default<string>
    phone: Default<string>
    telegram: Default<string>
    language: Default<'en' | 'vi' | 'ru'>
    role: Default<'customer' | 'operator'>
    status: Default<'inactive' | 'active' | 'blocked' | 'closed'>
    referralCode: string
    referredBy: string | null
    googleSub: string | null
    totpSecret: Buffer | null
    totpEnabledAt: Time | null
    totpLastStep: Default<number>
    createdAt: Default<Time>
    isOwner: Default<boolean>
    rights: Default<List<string>>
    statusBeforeBlock: 'inactive' | 'active' | null
    timeZone: string | null
    searchText: string | null
    isPartner: Default<boolean>
    held: Default<List<string>>
  }
  'accounts.views': {
    id: string
    customerId: string
    operatorId: string
    sessionId: string
    createdAt: Default<Time>
    expiresAt: Time
    endedAt: Time | null
  }
  'alerts.choices': {
    operatorId: string
    kind: string
    browser: boolean
    telegram: boolean
    mail: boolean
  }
  'alerts.items': {
    id: Identity
    operatorId: string
    key: string
    alert: Json
    at: Default<Time>
  }
  'alerts.orders_told': {
    pace: 'minute' | 'hour'
    until: Time
  }
  'alerts.sendings': {
    itemId: number
    way: string
    begunAt: Default<Time>
    sentAt: Time | null
  }
  'alerts.told': {
    kind: string
    subject: string
  }
  'audit.entries': {
    id: Identity
    operatorId: string | null
    action: string
    subject: string
    details: Default<Json>
    address: string
    createdAt: Default<Time>
  }
  'audit.search_texts': {
    entryId: number
    searchText: string
  }
  'books.last_check': {
    isOnly: Default<boolean>
    checkedAt: Time
    failing: number
    differsSince: Time | null
    result: Json
    tookMs: Default<number>
    askedAt: Time | null
  }
  'bots.log': {
    orderId: string
    id: Identity
    at: Default<Time>
    fromShop: boolean
    text: string
  }
  'bots.nodes': {
    id: string
    name: string
    startedAt: Default<Time>
    seenAt: Default<Time>
    places: number
    running: Default<number>
    memoryMb: Default<number>
    load: Default<number>
    lacks: List<string>
  }
  'bots.results': {
    orderId: string
    line: number
    status: 'ok' | 'failed' | 'skipped'
    text: string
    problem: string | null
  }
  'bots.runs': {
    orderId: string
    customerId: string
    botId: string
    fileName: string
    total: number
    ok: Default<number>
    failed: Default<number>
    skipped: Default<number>
    through: Default<number>
    begun: Default<number>
    fence: Default<number>
    holder: string | null
    leaseUntil: Time | null
    tries: Default<number>
    ranMs: Default<number>
    perSecond: number | null
    saved: Default<number>
    logLines: Default<number>
    startedAt: Default<Time>
    endedAt: Time | null
    archiveKey: string | null
    archivedAt: Time | null
    filesGone: Default<boolean>
  }
  'bots.schedules': {
    orderId: string
    customerId: string
    atTime: string | null
    weekdays: List<number> | null
    hours: number | null
    nextAt: Time
    passedOver: string | null
    createdAt: Default<Time>
  }
  'bots.settings': {
    botId: string
    name: string
    value: string
  }
  'catalog.categories': {
    slug: string
    position: number
    names: Json
    glyph: string
    hidden: Default<boolean>
    version: Default<number>
    picture: string | null
  }
  'catalog.claim_stats': {
    serviceId: string
    claims: number
    medianSeconds: number
    goodRate: number
    measuredAt: Default<Time>
  }
  'catalog.favourites': {
    customerId: string
    serviceId: string
    createdAt: Default<Time>
  }
  'catalog.old_slugs': {
    slug: string
    serviceId: string
  }
  'catalog.pictures': {
    id: string
    serviceId: string
    type: 'image/png' | 'image/jpeg' | 'image/webp'
    width: number
    height: number
    bytes: Buffer
    createdAt: Default<Time>
  }
  'catalog.price_changes': {
    id: Identity
    serviceId: string
    at: Default<Time>
    changedBy: string | null
    editId: string | null
    before: Json | null
    after: Json
  }
  'catalog.service_edits': {
    id: string
    at: Default<Time>
    madeBy: string
    changes: Json
    undoneAt: Time | null
    undoneBy: string | null
  }
  'catalog.service_fields': {
    serviceId: string
    fields: Json
  }
  'catalog.service_pages': {
    serviceId: string
    texts: Json
    version: Default<number>
  }
  'catalog.service_stats': {
    serviceId: string
    completionRate: number
    refundRate: number
    medianStartSeconds: number
    measuredAt: Default<Time>
    orders: number
  }
  'catalog.service_texts': {
    serviceId: string
    language: 'en' | 'vi' | 'ru'
    name: string
    description: string
  }
  'catalog.services': {
    id: string
    position: Default<number>
    category: string
    provider: 'USER_PROVIDED' | 'OWNER_PROVIDE' | 'PARTNER_PROVIDED'
    serviceType: 'REFERRAL' | 'AUTO_BOT'
    mode: 'single' | 'multi'
    status: Default<'active' | 'sold_out' | 'maintenance'>
    availability: number | null
    price: number
    billing: 'unit' | 'day'
    minAmount: number
    maxAmount: number
    botId: string | null
    createdAt: Default<Time>
    version: Default<number>
    fieldsVersion: Default<number>
    needsInputs: Default<boolean>
    slug: string
    unit:
      | 'unit'
      | 'line'
      | 'signup'
      | 'visit'
      | 'member'
      | 'channel'
      | 'post'
      | 'page'
      | 'shop'
      | 'hour'
      | 'listing'
      | 'account'
    warrantyDays: number | null
    visibility: Default<'shown' | 'hidden' | 'archived'>
    cost: Decimal | null
    brackets: Json | null
    picture: string | null
    stocked: Default<boolean>
    partnerId: string | null
    partnerShare: number | null
    supplied: Default<boolean>
    unsuppliedSince: Time | null
    availabilitySet: number | null
    availabilityTold: 'low' | 'out' | null
    pricedBy: string | null
  }
  'catalog.tile_pictures': {
    hash: string
    type: 'image/png' | 'image/jpeg' | 'image/webp'
    bytes: Buffer
    createdAt: Default<Time>
  }
  'catalog.waiting': {
    customerId: string
    serviceId: string
    createdAt: Default<Time>
  }
  'content.announcements': {
    id: string
    kind: 'info' | 'warning'
    texts: Json
    link: string | null
    isPublished: Default<boolean>
    startsAt: Time | null
    endsAt: Time | null
    version: Default<number>
    createdAt: Default<Time>
  }
  'content.maintenance': {
    isOnly: Default<boolean>
    isOn: Default<boolean>
    texts: Default<Json>
    until: Time | null
    changedAt: Time | null
    changedBy: string | null
    version: Default<number>
  }
  'content.text_versions': {
    id: Identity
    kind: string
    slug: string
    texts: Json | null
    heads: Json | null
    shownFrom: Time
    publishedBy: string
    publishedAt: Default<Time>
  }
  'content.texts': {
    kind: 'page' | 'post'
    slug: string
    version: Default<number>
    draft: Json | null
    draftBy: string | null
    draftAt: Time | null
    createdAt: Default<Time>
  }
  'conversations.cases': {
    id: Identity
    conversationId: string
    askedAt: Time | null
    answeredAt: Time | null
    closedAt: Time | null
    solved: boolean | null
  }
  'conversations.conversations': {
    id: string
    customerId: string
    orderId: string | null
    status: Default<'open' | 'closed'>
    waitingSince: Time | null
    assignedTo: string | null
    readUntil: Default<number>
    notifiedUntil: Default<number>
    lastAt: Default<Time>
    hasProblem: Default<boolean>
  }
  'conversations.files': {
    id: string
    conversationId: string
    customerId: string
    messageId: number | null
    uploadedBy: string
    name: string
    type: 'image/png' | 'image/jpeg' | 'image/webp' | 'text/plain'
    size: number
    width: number | null
    height: number | null
    content: Buffer | null
    uploadedAt: Default<Time>
  }
  'conversations.mail_attempts': {
    mailbox: string
    uidValidity: number
    uid: number
    attempts: Default<number>
  }
  'conversations.mailboxes': {
    name: string
    uidValidity: number | null
    readUntil: Default<number>
    lastOkAt: Time | null
    lastProblemAt: Time | null
    problemCode: string | null
    problemDetail: string | null
  }
  'conversations.messages': {
    id: Identity
    conversationId: string
    author: 'customer' | 'staff' | 'system'
    authorId: string | null
    text: string
    event: 'closed' | 'reopened' | 'solved' | 'unsolved' | null
    at: Default<Time>
    mailRest: string | null
    problem: Json | null
  }
  'conversations.received_mails': {
    hash: Buffer
    receivedAt: Default<Time>
  }
  'conversations.saved_replies': {
    id: string
    title: string
    texts: Json
  }
  'deposits.bank_claims': {
    id: string
    customerId: string
    reference: string
    amount: number
    sentOn: Day
    status: 'waiting' | 'credited' | 'refused'
    claimedAt: Default<Time>
    receipt: Buffer | null
    receiptType: 'image/png' | 'image/jpeg' | 'image/webp' | null
    transferId: string | null
    reason: string | null
    decidedBy: string | null
    decidedAt: Time | null
  }
  'deposits.claims': {
    transferId: string
    customerId: string
    claimedAt: Default<Time>
    ripensAt: Time | null
    doubt: 'other-payer' | 'several-claims' | null
  }
  'deposits.contents': {
    customerId: string
    code: string
  }
  'deposits.demo_payments': {
    id: Identity
    customerId: string
    amount: string
    note: string
    sentAt: Default<Time>
  }
  'deposits.feeds': {
    feed: 'sepay' | 'casso' | 'binance'
    lastOkAt: Time | null
    lastProblemAt: Time | null
    lastProblem: string | null
    readUntil: Time | null
    askedAt: Default<Time>
    problemCode:
      | 'unreachable'
      | 'timed-out'
      | 'access-denied'
      | 'rate-limited'
      | 'bad-status'
      | 'unreadable-answer'
      | 'answer-too-large'
      | 'incomplete-list'
      | 'unreadable-webhook'
      | 'other'
      | null
    problemDetail: Default<string>
  }
  'deposits.manual_credits': {
    id: string
    kind: 'deposit' | 'gift' | 'transfer' | 'debit'
    status: 'waiting' | 'credited' | 'cancelled'
    customerId: string
    amount: number
    reason: string
    reference: string | null
    askedBy: string
    askedAt: Default<Time>
    withinCap: boolean
    ripensAt: Time | null
    decidedBy: string | null
    decidedAt: Time | null
    transferId: string | null
    claimId: string | null
  }
  'deposits.settings': {
    isOnly: Default<boolean>
    bankBin: Default<string>
    bankAccountNumber: Default<string>
    bankAccountName: Default<string>
    binanceId: Default<string>
    binanceOwner: Default<string>
    exchangeRate: Default<Decimal>
    minDeposit: Default<number>
    updatedAt: Default<Time>
    version: Default<number>
    wrongContentPercent: Default<number>
    noticeLimit: Default<number>
  }
  'deposits.transfer_counts': {
    day: Day
    feed: string
    status: string
    transfers: number
  }
  'deposits.transfers': {
    id: string
    feed: 'sepay' | 'casso' | 'binance' | 'manual'
    externalId: string
    otherId: string | null
    bankReference: Default<string>
    accountNumber: Default<string>
    status: Default<'new' | 'credited' | 'unmatched' | 'ignored'>
    currency: 'VND' | 'USDT'
    amount: Decimal
    content: string
    sender: Default<string>
    happenedAt: Time
    receivedAt: Default<Time>
    customerId: string | null
    credited: number | null
    note: Default<string>
    payer: Default<string>
    reason:
      | 'no-customer'
      | 'several-customers'
      | 'other-account'
      | 'credited-before'
      | 'worth-nothing'
      | 'claimed'
      | 'reversed'
      | 'held'
      | 'unlisted'
      | null
    names: Default<List<string> | null>
    twinReference: string | null
    reversals: Default<number>
    settlesAlone: Default<boolean>
    searchText: string | null
    unlistedUntil: Time | null
  }
  'drips.drips': {
    id: string
    customerId: string
    serviceId: string
    runs: number
    everyMinutes: number
    lastAt: Time
    createdAt: Default<Time>
    stoppedAt: Time | null
    endedAt: Time | null
  }
  'drips.runs': {
    dripId: string
    run: number
    orderId: string
  }
  'ledger.accounts': {
    id: Identity
    path: string
    balance: number | null
    deposited: Default<number>
    earned: Default<number>
    closed: Default<boolean>
    shared: Default<number>
  }
  'ledger.debts': {
    id: Identity
    accountId: number
    transactionId: number
    amount: number
    paid: Default<number>
  }
  'ledger.entries': {
    id: Identity
    transactionId: number
    accountId: number
    amount: number
    balanceAfter: number | null
    createdAt: Default<Time>
  }
  'ledger.transactions': {
    id: Identity
    code: string
    kind: string
    reference: string
    details: Default<Json>
    createdAt: Default<Time>
  }
  'newsletter.deliveries': {
    letterId: string
    readerId: string
    tries: Default<number>
    dueAt: Default<Time>
  }
  'newsletter.letters': {
    id: Default<string>
    texts: Json
    hash: Buffer
    sentBy: string
    sentAt: Default<Time>
    readers: number
    sent: Default<number>
    failed: Default<number>
    movedAt: Default<Time>
  }
  'newsletter.readers': {
    id: Default<string>
    email: string
    language: 'en' | 'vi' | 'ru'
    askedAt: Default<Time>
    expiresAt: Time
    confirmedAt: Time | null
  }
  'notifications.chats': {
    userId: string
    chatId: number
    name: string
    linkedAt: Default<Time>
  }
  'notifications.items': {
    id: Identity
    userId: string
    key: string
    news: Json
    at: Time
    readAt: Time | null
  }
  'notifications.links': {
    hash: Buffer
    userId: string
    expiresAt: Time
  }
  'notifications.preferences': {
    userId: string
    kind: string
    mail: boolean
    telegram: boolean
  }
  'notifications.sendings': {
    itemId: number
    way: string
    begunAt: Default<Time>
    sentAt: Time | null
  }
  'notifications.telegram': {
    isOnly: Default<boolean>
    readUntil: Default<number>
  }
  'orders.codes': {
    code: string
    kind: 'percent' | 'fixed'
    value: number
    startsAt: Time | null
    endsAt: Time | null
    mostUses: number | null
    mostUsesEach: number | null
    minimum: Default<number>
    serviceIds: List<string> | null
    active: Default<boolean>
    uses: Default<number>
    discounted: Default<number>
    createdAt: Default<Time>
    writtenBy: Default<List<string>>
  }
  'orders.counted_refunds': {
    orderId: string
    operatorId: string
    amount: number
    at: Default<Time>
  }
  'orders.ended_counted': {
    isOnly: Default<boolean>
    until: Default<Time>
  }
  'orders.ended_counts': {
    status: string
    span: string
    serviceId: string
    serviceType: string
    orders: number
  }
  'orders.gift_parts': {
    orderId: string
    amount: number
  }
  'orders.inputs': {
    orderId: string
    customerId: string
    fileName: string
    sha256: Buffer
    lineCount: number
    content: string
    botId: string
    settings: Buffer | null
  }
  'orders.links': {
    orderId: string
    line: number
    link: string
    amount: number
    done: Default<number>
  }
  'orders.orders': {
    id: string
    code: string
    customerId: string
    serviceId: string
    serviceType: 'REFERRAL' | 'AUTO_BOT'
    provider: string
    billing: 'unit' | 'day'
    orderType: 'single' | 'multiply'
    preOrder: boolean
    status: 'pending' | 'in-progress' | 'success' | 'failed' | 'cancel' | 'refund'
    botStatus: 'started' | 'paused' | 'stopped' | 'waiting' | 'running' | 'error' | null
    contactInfo: string
    note: string
    documentLink: string | null
    unitPrice: number
    amount: number
    subtotal: number
    tierPercent: number
    tierDiscount: number
    codeDiscount: number
    total: number
    discountCode: string | null
    holdsCode: boolean
    reserved: number
    refunded: Default<number>
    done: Default<number>
    failed: Default<number>
    createdAt: Default<Time>
    startedAt: Time | null
    daysFrom: Time | null
    finishedAt: Time | null
    expiresAt: Time | null
    refundReversals: Default<number>
    underWay: Default<number>
    linksDeleted: boolean | null
    inputs: Json | null
    goods: number | null
    warrantyDays: Default<number>
    refundedDelivered: number | null
    partnerId: string | null
    sentOn: boolean | null
    startsAt: Time | null
    awaitsSupplier: boolean | null
  }
  'orders.partner_stats': {
    partnerId: string
    serviceId: string | null
    orders: number
    medianStartSeconds: number | null
    medianDeliverySeconds: number | null
    deliveredRate: number
    refundRate: number
  }
  'orders.refund_requests': {
    orderId: string
    amount: number
    askedBy: string
    askedAt: Default<Time>
    ripensAt: Time | null
  }
  'orders.saved_views': {
    id: string
    operatorId: string
    name: string
    filters: string
    createdAt: Default<Time>
  }
  'orders.search_folded': {
    until: string
  }
  'orders.search_texts': {
    orderId: string
    searchText: string | null
  }
  'orders.settings': {
    isOnly: Default<boolean>
    tierDeposits: Default<List<number>>
    tierPercents: Default<List<number>>
    version: Default<number>
    tiersBy: string | null
  }
  'orders.share_limits': {
    orderId: string
    kept: number
    delivered: number
  }
  'orders.shares': {
    orderId: string
    partnerId: string
    share: number
    amount: number
    state: Default<'held' | 'released' | 'given-back'>
    postings: Default<number>
    endedAt: Time | null
    releaseAt: Time | null
    reason: string | null
    giftPart: number | null
    signs: Default<List<string>>
    isSuspicious: Default<boolean>
  }
  'orders.timeline': {
    orderId: string
    at: Default<Time>
    byId: string | null
    by: 'customer' | 'operator' | 'system'
    event:
      | 'lines-given'
      | 'edited'
      | 'started'
      | 'progress'
      | 'delivered'
      | 'failed'
      | 'cancelled'
      | 'refunded'
      | 'part-refunded'
      | 'refund-reversed'
      | 'expired'
      | 'bot-started'
      | 'bot-running'
      | 'bot-paused'
      | 'bot-stopped'
      | 'bot-finished'
      | 'bot-failed'
      | 'replaced'
      | 'claimed'
      | 'claim-refused'
    toStatus: 'pending' | 'in-progress' | 'success' | 'failed' | 'cancel' | 'refund' | null
    done: number | null
    details: Json | null
  }
  'orders.uploaded': {
    customerId: string
    day: Day
    bytes: number
  }
  'partners.partners': {
    userId: string
    state: 'applied' | 'refused' | 'partner' | 'leaving' | 'ended'
    offer: string
    contact: string
    appliedAt: Default<Time>
    decidedAt: Time | null
    reason: string | null
    share: number | null
  }
  'partners.proposals': {
    id: string
    partnerId: string
    serviceId: string | null
    isNew: boolean
    state: Default<'waiting' | 'approved' | 'refused' | 'withdrawn'>
    draft: Json
    proposedAt: Default<Time>
    decidedAt: Time | null
    reason: string | null
  }
  'partners.settings': {
    isOnly: Default<boolean>
    share: Default<number>
    holdDays: Default<number>
    version: Default<number>
    claimDays: Default<number>
  }
  'payouts.payouts': {
    id: string
    code: string
    customerId: string
    kind: 'commission' | 'closing'
    status: 'waiting' | 'paid' | 'refused' | 'cancelled'
    amount: number
    way: 'bank' | 'binance'
    bankBin: string
    account: string
    accountName: string
    askedAt: Default<Time>
    email: string | null
    language: string | null
    notedBy: string | null
    notedAt: Time | null
    ripensAt: Time | null
    reference: string | null
    reason: string | null
    decidedBy: string | null
    decidedAt: Time | null
    withinCap: Default<boolean>
  }
  'payouts.settings': {
    minimum: number
    version: Default<number>
  }
  'platform.idempotency_keys': {
    userId: string
    key: string
    requestHash: Buffer
    answer: Json | null
    createdAt: Default<Time>
  }
  'platform.nodes': {
    id: string
    holders: Default<List<string>>
    startedAt: Default<Time>
  }
  'platform.outbox': {
    id: Identity
    kind: 'job' | 'live'
    name: string
    payload: Json
    runAt: Time | null
    jobKey: string | null
    maxAttempts: Default<number>
  }
  'platform.rate_counts': {
    key: string
    windowEnds: Time
    count: number
  }
  'referrals.commissions': {
    orderId: string
    orderCode: string
    referrerId: string
    referredId: string
    percent: number
    amount: number
    paid: Default<number>
    status: 'held' | 'suspicious' | 'paid' | 'taken-back' | 'refused'
    reasons: Default<List<string>>
    createdAt: Default<Time>
    heldUntil: Time
    settledAt: Time | null
    restored: Default<number>
    giftPart: Default<number>
  }
  'referrals.marks': {
    day: Day
    mark: Buffer
  }
  'referrals.rates': {
    referrerId: string
    percent: number | null
    version: Default<number>
  }
  'referrals.settings': {
    isOnly: Default<boolean>
    commissionPercent: Default<number>
    holdDays: Default<number>
    version: Default<number>
  }
  'referrals.visits': {
    referrerId: string
    day: Day
    clicks: number
  }
  'repeats.lines': {
    planId: string
    botId: string
    fileName: string
    content: string
    settings: Buffer | null
  }
  'repeats.orders': {
    planId: string
    step: number
    orderId: string
  }
  'repeats.plans': {
    id: string
    customerId: string
    orderId: string
    serviceId: string
    provider: string
    billing: string
    amount: number
    contactInfo: string
    note: string
    inputs: Json | null
    every: 'day' | 'week' | 'month'
    times: number | null
    mostEach: number | null
    begins: string
    step: Default<number>
    nextAt: Time | null
    ordered: Default<number>
    problem: string | null
    createdAt: Default<Time>
    endedAt: Time | null
    endReason: string | null
  }
  'reports.day_customers': {
    day: Day
    accountId: number
    orders: number
    sales: number
    refunds: number
    deposits: number
    commissions: number
    cost: number
    uncosted: number
  }
  'reports.day_figures': {
    day: Day
    account: string
    figure: string
    amount: number
    entries: number
  }
  'reports.day_operators': {
    day: Day
    operatorId: string
    delivered: number
    deliveredAmount: number
    credited: number
    refunded: number
    returned: number
    cost: number
    uncosted: number
  }
  'reports.day_services': {
    day: Day
    serviceId: string
    orders: number
    sales: number
    refunds: number
    cost: number
    uncosted: number
    commissions: number
  }
  'reports.summed_days': {
    day: Day
    timeZone: string
  }
  'stock.byte_changes': {
    serviceId: string
    bytes: number
  }
  'stock.changes': {
    serviceId: string
    free: Default<number>
    sold: Default<number>
    expired: Default<number>
    withdrawn: Default<number>
  }
  'stock.files': {
    itemId: number
    size: number
    key: Buffer
    content: Buffer
  }
  'stock.fingerprint_key': {
    isOnly: Default<boolean>
    id: Default<string>
    value: Buffer
  }
  'stock.free': {
    serviceId: string
    place: number
    itemId: number
    expiresAt: Time | null
  }
  'stock.handed_out': {
    itemId: number
    orderId: string
    at: Default<Time>
    until: Time | null
    seenAt: Time | null
    replaces: number | null
    replacedBy: number | null
    reason: string | null
  }
  'stock.items': {
    id: Identity
    serviceId: string
    fingerprint: Buffer
    value: Buffer | null
    expiresAt: Time | null
    addedAt: Default<Time>
    withdrawnAt: Time | null
    reason: string | null
  }
  'stock.pools': {
    serviceId: string
    handout: Default<'oldest' | 'random'>
    lowAt: number | null
    keepDays: Default<number>
    version: Default<number>
    valuesDeletedUntil: Default<Time>
    free: Default<number>
    sold: Default<number>
    expired: Default<number>
    withdrawn: Default<number>
    replacePercent: Default<number>
    partnerId: string | null
    withdrawReason: string | null
    bytes: Default<number>
    firstPlace: number | null
    filled: Default<number>
    told: 'low' | 'out' | null
  }
  'suppliers.costs': {
    supplierId: string
    cost: number
    postings: number
  }
  'suppliers.dispatches': {
    orderId: string
    serviceId: string
    amount: number
    state: Default<'waiting' | 'sent-now' | 'sent' | 'unclear' | 'stuck' | 'done' | 'by-people'>
    dueAt: Default<Time>
    waitsSince: Default<Time>
    pinnedAt: Time | null
    tries: Default<number>
    refused: Default<List<string>>
    supplierId: string | null
    offerId: string | null
    unitsEach: number | null
    quantity: number | null
    markedUrl: string | null
    externalId: string | null
    sentAt: Time | null
    status: string | null
    startCount: number | null
    remains: number | null
    charge: Decimal | null
    currency: string | null
    dongEach: Decimal | null
    cost: number | null
    costBefore: Default<number>
    costPostings: Default<number>
    askedAt: Time | null
    toldAt: Default<Time>
    oddities: Default<number>
    recheckAt: Time | null
    refillId: string | null
    problem: string | null
    createdAt: Default<Time>
    triedAt: Time | null
    expectedCharge: Decimal | null
    overcharged: Default<boolean>
  }
  'suppliers.exchanges': {
    id: Identity
    supplierId: string
    orderId: string | null
    at: Default<Time>
    action: string
    request: string
    answer: string
    outcome: 'done' | 'refused' | 'not-sent' | 'unclear'
    milliseconds: number
  }
  'suppliers.limits': {
    serviceId: string
    ownMin: number | null
    ownMax: number | null
    setMin: number
    setMax: number
  }
  'suppliers.offers': {
    supplierId: string
    id: string
    name: string
    description: Default<string>
    type: string | null
    category: string
    rate: Decimal
    min: number
    max: number
    canRefill: boolean
    canCancel: boolean
    seenAt: Time
    goneAt: Time | null
  }
  'suppliers.proposals': {
    serviceId: string
    position: number
    proposedAt: Default<Time>
    price: number
    minAmount: number
    maxAmount: number
    offerName: string | null
    nameOnly: Default<boolean>
  }
  'suppliers.refills': {
    claimId: string
    orderId: string
    supplierId: string
    externalId: string
    state: Default<'waiting' | 'sent-now' | 'sent' | 'ended'>
    dueAt: Default<Time>
    tries: Default<number>
    refillId: string | null
    sentAt: Time | null
    status: string | null
    oddities: Default<number>
    problem: string | null
    createdAt: Default<Time>
  }
  'suppliers.sources': {
    serviceId: string
    position: number
    supplierId: string
    offerId: string
    unitsEach: Default<number>
    fields: Json
    factorPercent: number
    plusSum: Default<number>
    roundTo: Default<number>
    floorPrice: Default<number>
    follows: Default<boolean>
    stopped: 'gone' | 'cost' | 'limits' | 'type' | 'form' | 'charge' | null
    decidedPrice: number | null
    decidedMin: number | null
    decidedMax: number | null
    offerName: string | null
    overcharges: Default<number>
  }
  'suppliers.suppliers': {
    id: Default<string>
    name: string
    kind: string
    url: string
    key: Buffer
    currency: string
    dongEach: Decimal
    callsAMinute: Default<number>
    repeatsSafely: Default<boolean>
    lowBalance: Decimal | null
    status: Default<'active' | 'paused'>
    version: Default<number>
    createdAt: Default<Time>
    balance: Decimal | null
    balanceAt: Time | null
    toldLow: Default<boolean>
    syncedAt: Time | null
    failures: Default<number>
    openUntil: Time | null
    problem: string | null
    callsLeft: Default<Decimal>
    callsAt: Default<Time>
    askProblem: string | null
    refillProblem: string | null
    balanceProblem: string | null
    listProblem: string | null
    accountSince: Time | null
    toldOld: Default<boolean>
    accountProblem: 'money' | 'key' | null
    accountBalance: Decimal | null
    sellsWhileRefused: Default<boolean>
  }
  'suppliers.top_ups': {
    id: Default<string>
    supplierId: string
    amount: Decimal
    currency: string
    dong: number
    paidFrom: 'bank' | 'binance' | 'other'
    reference: string
    status: Default<'waiting' | 'posted' | 'reversed' | 'withdrawn'>
    notedBy: string
    notedAt: Default<Time>
    ripensAt: Time | null
    postedBy: string | null
    postedAt: Time | null
    withinCap: Default<boolean>
    endedBy: string | null
    endedAt: Time | null
    reason: string | null
  }
  'suppliers.untold_stops': {
    serviceId: string
  }
  'warranty.claimed_items': {
    itemId: number
    claimId: string
  }
  'warranty.claims': {
    id: string
    orderId: string
    customerId: string
    serviceId: string
    amount: number
    text: string
    status: Default<'waiting' | 'replaced' | 'refunded' | 'refused'>
    refunded: Default<number>
    reason: string | null
    decidedBy: string | null
    claimedAt: Default<Time>
    decidedAt: Time | null
    turn: Default<'shop' | 'supplier' | 'partner'>
    partnerId: string | null
    passesAt: Time | null
    note: string | null
  }
}

/** The arguments of every function. */
export type Functions = {
  'ledger.close': {
    path: string | null
    givenUp: number | null
    heir: string | null
    code: string | null
  }
  'ledger.collect': {
    path: string | null
    code: string | null
  }
  'ledger.forget_words': {
    path: string | null
  }
  'ledger.lock_accounts': {
    paths: readonly string[] | null
  }
  'ledger.open_accounts': {
    paths: readonly string[] | null
  }
  'ledger.post': {
    kind: string | null
    reference: string | null
    code: string | null
    details: Record<string, unknown> | null
    paths: readonly string[] | null
    amounts: readonly number[] | null
  }
  'ledger.post_many': {
    kinds: readonly string[] | null
    references: readonly string[] | null
    codes: readonly string[] | null
    details: readonly string[] | null
    legPostings: readonly number[] | null
    paths: readonly string[] | null
    amounts: readonly number[] | null
  }
  'ledger.reverse': {
    code: string | null
    codes: readonly string[] | null
    reason: string | null
  }
  'ledger.take_back': {
    kind: string | null
    reference: string | null
    codes: readonly string[] | null
    details: Record<string, unknown> | null
    from: string | null
    to: string | null
    amount: number | null
  }
  'orders.count_code_uses': {
    code: string | null
    customer: string | null
  }
  'orders.forget_words': {
    customer: string | null
  }
  'orders.partner_share': {
    kept: number | null
    share: number | null
  }
  'orders.place_batch': {
    orders: string | null
    discountCodes: readonly string[] | null
    services: readonly string[] | null
    accounts: readonly string[] | null
    sales: string | null
    beginWithin: string | null
  }
  'orders.quote': {
    customer: string | null
    account: string | null
    service: string | null
    amount: number | null
    counted: number | null
    code: string | null
    provider: string | null
    serviceType: string | null
    orderType: string | null
    hasLinks: boolean | null
  }
  'orders.refuse': {
    refusal: string | null
    data?: Record<string, unknown> | null
  }
  'stock.hand_out': {
    orders: readonly string[] | null
    services: readonly string[] | null
    items: readonly number[] | null
    untils: readonly (string | null)[] | null
  }
  'stock.take_for': {
    service: string | null
    partner: string | null
    count: number | null
    until: Time | null
  }
  'suppliers.take_on': {
    orders: readonly string[] | null
    services: readonly string[] | null
    amounts: readonly number[] | null
    starts: readonly (string | null)[] | null
  }
}
