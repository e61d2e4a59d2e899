import type { Locator } from '@playwright/test'
import { PNG } from 'pngjs'
import decodeQr from 'qr/decode.js'
import { QRPay } from 'vietnam-qr-pay'

/** The fields that a bank app fills in after scanning. */
export type Scanned = { bin: string; account: string; amount: string; content: string }

/** Scans a QR code from its pixels on the page, and reads it with a foreign library. */
export async function readVietQr(code: Locator): Promise<Scanned> {
  const { width, height, data } = PNG.sync.read(await code.screenshot())
  const payload = decodeQr({ width, height, data })
  const read = new QRPay(payload)
  if (!read.isValid) throw new Error(`Not a VietQR code: ${payload}`)
  return {
    bin: read.consumer.bankBin ?? '',
    account: read.consumer.bankNumber ?? '',
    amount: read.amount ?? '',
    content: read.additionalData.purpose ?? '',
  }
}
