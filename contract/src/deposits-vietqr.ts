/** One object of an EMVCo string: id, length in two digits, value. */
const field = (id: string, value: string) => id + String(value.length).padStart(2, '0') + value

/** The payload of a VietQR code that any Vietnamese bank app reads; without an amount the payer types it. */
export function vietQr(it: { bin: string; account: string; content: string; amount?: number }): string {
  const receiver = field('00', it.bin) + field('01', it.account)
  const payload =
    field('00', '01') +
    field('01', it.amount === undefined ? '11' : '12') +
    field('38', field('00', 'A000000727') + field('01', receiver) + field('02', 'QRIBFTTA')) +
    field('53', '704') +
    (it.amount === undefined ? '' : field('54', String(it.amount))) +
    field('58', 'VN') +
    field('62', field('08', it.content)) +
    '6304'
  return payload + crc16(payload)
}

/** CRC-16/CCITT-FALSE, which EMVCo requires. */
function crc16(text: string): string {
  let crc = 0xffff
  for (const character of text) {
    crc ^= character.charCodeAt(0) << 8
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}
