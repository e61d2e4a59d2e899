import { askStates } from '#features/suppliers/ask-states.ts'
import type { SupplierAccess } from '#features/suppliers/connect.ts'
import { orderSender } from '#features/suppliers/send-orders.ts'
import { sendRefills } from '#features/suppliers/send-refills.ts'
import { openDatabase } from '#platform/db/database.ts'
import { createLog } from '#platform/log.ts'

/**
 * A process that sends waiting orders or refills to suppliers, or checks one supplier's orders; for killing in the
 * middle.
 */
const { DATABASE_URL = '', SECRETS_KEY = '', SECRETS_VERSION = '', ASKED_SUPPLIER, REFILLS } = process.env
const log = createLog('silent', 'test')
const version = Number(SECRETS_VERSION)
const secretsKeys = { current: version, byVersion: new Map([[version, SECRETS_KEY]]) }
// As in a demo shop, whose suppliers may have any address.
const access: SupplierAccess = { secretsKeys, demoPassword: '', publicUrl: '', botAllowHosts: new Set<string>() }
const context = { db: openDatabase(DATABASE_URL, log), log }
if (ASKED_SUPPLIER) await askStates({ supplierId: ASKED_SUPPLIER }, context, access)
else if (REFILLS) await sendRefills(context, access)
else await orderSender()({}, context, access)
