import type { warranty as en, claimStates as enStates } from '../en/warranty.ts'
import type { TranslatedFeature } from '../translate.ts'

export const warranty = {
  title: 'Bảo hành',
  until: 'Đến {date}',
  intro: 'Có gì bị lỗi hoặc thiếu? Hãy báo cho chúng tôi, chúng tôi sẽ xử lý.',
  report: 'Báo lỗi',
  chooseTitle: 'Chọn sản phẩm bị lỗi',
  choose: 'Sản phẩm {number} bị lỗi',
  chosen: { other: 'Đã chọn {count} sản phẩm' },
  next: 'Tiếp tục',
  cancel: 'Hủy',
  claimTitle: 'Có vấn đề gì?',
  items: { other: '{count} sản phẩm' },
  itemNumbers: { other: 'Sản phẩm {numbers}' },
  units: { other: '{count} trên {total}' },
  days: { other: '{count} trên {total} ngày' },
  missing: 'Bao nhiêu bị lỗi hoặc thiếu?',
  missingDays: 'Bị lỗi bao nhiêu ngày?',
  missingHint: 'Tối đa {most}.',
  text: 'Mô tả vấn đề',
  textHint: 'Khi dùng thì bị sao? Từ khi nào?',
  replacesNow: 'Nếu kho còn đủ, bạn nhận hàng thay thế ngay. Nếu không, chúng tôi sẽ trả lời tại đây.',
  answered: 'Chúng tôi sẽ kiểm tra và trả lời tại đây.',
  send: 'Gửi',
  claims: 'Yêu cầu của bạn',
  reported: 'Đã báo {when}',
  wentBack: 'Đã hoàn {amount}',
  refilling: 'Đang được bù',
} satisfies TranslatedFeature<'vi', typeof en>

export const claimStates = {
  waiting: 'Đang xem xét',
  replaced: 'Đã đổi',
  refunded: 'Đã hoàn tiền',
  refused: 'Bị từ chối',
} satisfies TranslatedFeature<'vi', typeof enStates>
