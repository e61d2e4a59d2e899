import type * as en from '../en/accounts-operator-staff.ts'
import type { TranslatedFeature } from '../translate.ts'

export const operatorStaff = {
  title: 'Nhân viên',
  intro: 'Những ai làm việc trong trang quản trị và mỗi người được làm gì.',
  add: 'Thêm người',
  addText:
    'Người này cần có tài khoản riêng đã xác nhận email. Ngoài bản demo, họ phải bật xác thực hai lớp rồi mới vào được.',
  empty: 'Chưa có ai',
  owner: 'Chủ cửa hàng',
  ownerText: 'Được làm mọi việc và là người duy nhất quyết định ai làm việc ở đây.',
  mayEverything: 'Được làm mọi việc',
  role: 'Vai trò',
  someRights: 'Quản trị viên',
  someRightsText: 'Chỉ thấy và làm việc trong những mảng bạn chọn bên dưới.',
  rights: 'Mảng công việc',
  readyRoles: 'Vai trò có sẵn',
  atLeastOne: 'Hãy chọn ít nhất một mảng.',
  pickFirst: 'Hãy chọn người cần thêm.',
  since: 'đăng ký {day}',
  noTwoFactor: 'Chưa bật xác thực hai lớp',
  edit: 'Thay đổi',
  editOf: 'Thay đổi quyền của {name}',
  editTitle: '{name} được làm gì?',
  editText: 'Có hiệu lực ngay. Bạn xác nhận bằng mật khẩu hoặc mã.',
  save: 'Lưu',
  remove: 'Gỡ',
  removeOf: 'Gỡ {name}',
  removeTitle: 'Gỡ {name} khỏi danh sách nhân viên?',
  removeText:
    'Người này bị đăng xuất khỏi mọi thiết bị ngay lập tức và trở lại làm khách hàng. Những gì đã làm vẫn còn trong nhật ký.',
} satisfies TranslatedFeature<'vi', typeof en.operatorStaff>

export const staffRights = {
  orders: 'Đơn hàng',
  money: 'Tiền',
  catalog: 'Dịch vụ',
  content: 'Nội dung',
  customers: 'Khách hàng',
  reports: 'Báo cáo',
  settings: 'Cài đặt',
} satisfies TranslatedFeature<'vi', typeof en.staffRights>

export const staffRoles = {
  support: 'Chăm sóc khách hàng',
  cashier: 'Thu ngân',
  editor: 'Biên tập viên',
  manager: 'Quản lý',
} satisfies TranslatedFeature<'vi', typeof en.staffRoles>

export const staffRightTexts = {
  orders: 'Nhận, giao, kết thúc và hoàn tiền đơn hàng, dừng bot, trả lời khách.',
  money: 'Gán khoản chuyển, cộng tiền thủ công, thu hồi giao dịch, duyệt hoa hồng và chi trả.',
  catalog: 'Dịch vụ, giá, trang giới thiệu, bot và mã giảm giá.',
  content: 'Thông báo chung, các trang, blog và bản tin.',
  customers: 'Tìm khách hàng, ghi chú, khóa và đăng xuất tài khoản.',
  reports: 'Báo cáo và sổ sách.',
  settings: 'Tài khoản ngân hàng, Binance, tỷ giá, mốc giảm giá, cài đặt hoa hồng và chi trả, bảo trì.',
} satisfies TranslatedFeature<'vi', typeof en.staffRightTexts>
