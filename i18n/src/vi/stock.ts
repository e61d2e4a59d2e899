import type * as en from '../en/stock.ts'
import type { TranslatedFeature } from '../translate.ts'

export const goods = {
  title: 'Hàng của bạn',
  count: { other: '{count} sản phẩm' },
  fromStock: 'Giao từ kho',
  hidden: 'Đang được ẩn để người bên cạnh không đọc được.',
  show: 'Hiện',
  hide: 'Ẩn',
  keptUntil: 'Bạn xem được tại đây đến {date}, sau đó sẽ bị xóa. Hãy lưu lại.',
  copyAll: 'Sao chép tất cả',
  download: 'Tải về .txt',
  copy: 'Sao chép sản phẩm {number}',
  saveFile: 'Tải về',
  saveFileOf: 'Tải về {name}',
  showAll: 'Hiện cả {count}',
  replaced: 'Đã đổi',
  replacement: 'Hàng thay thế',
  validUntil: 'Dùng được đến {date}',
  deleted: 'Đã xóa',
  allDeleted: 'Hàng của bạn đã bị xóa',
  allDeletedText: 'Chúng tôi chỉ lưu trong một thời gian sau khi mua. Đơn hàng và biên nhận vẫn còn ở đây.',
  closed: 'Không mở được nữa: đơn đã hoàn tiền',
  allClosed: 'Hàng của đơn này không mở được nữa',
  allClosedText: 'Bạn đã được hoàn toàn bộ tiền trước khi mở hàng, nên hàng sẽ không mở được nữa.',
} satisfies TranslatedFeature<'vi', typeof en.goods>
