import type * as en from '../en/audit-operator.ts'
import type { TranslatedFeature } from '../translate.ts'

export const operatorAudit = {
  settingsHistory: 'Lịch sử cài đặt',
  noSettings: 'Chưa có cài đặt nào thay đổi',
  noSettingsText: 'Mọi thay đổi cài đặt hiện ở đây: ai, khi nào, trước và sau.',
  title: 'Nhật ký',
  intro: 'Mọi việc nhân viên đã làm: ai, khi nào, từ đâu và trước đó là gì. Không ai sửa được.',
  search: 'Tìm thay đổi, ID, địa chỉ',
  operator: 'Người thực hiện',
  anyOperator: 'Bất kỳ ai',
  action: 'Thao tác',
  anyAction: 'Mọi thao tác',
  filters: 'Lọc nhật ký',
  found: { other: '{count} mục' },
  none: 'Chưa có gì',
  noneText: 'Những gì bạn và nhân viên làm trong trang quản trị sẽ hiện ở đây.',
  noneFound: 'Không có mục nào khớp',
  noneFoundText: 'Hãy thử người, thao tác hoặc khoảng ngày khác.',
  command: 'Lệnh trên máy chủ',
  gone: 'tài khoản cũ',
  from: 'từ {address}',
  openAccount: 'Mở tài khoản',
  openOrder: 'Mở đơn hàng',
} satisfies TranslatedFeature<'vi', typeof en.operatorAudit>

export const auditFields = {
  amount: 'Số tiền',
  code: 'Mã',
  email: 'Email',
  isOwner: 'Chủ shop',
  kind: 'Loại',
  name: 'Tên',
  note: 'Ghi chú',
  owed: 'Còn nợ',
  reason: 'Lý do',
  reference: 'Tham chiếu',
  rights: 'Mảng công việc',
  title: 'Tiêu đề',
  until: 'Đến',
} satisfies TranslatedFeature<'vi', typeof en.auditFields>
