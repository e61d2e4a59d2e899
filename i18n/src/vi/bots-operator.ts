import type * as en from '../en/bots-operator.ts'
import type { TranslatedFeature } from '../translate.ts'

export const operatorBots = {
  title: 'Bot',
  intro: 'Bot đang chạy, máy chạy bot và các bot đã cài đặt.',

  nodes: 'Máy chạy bot',
  noNodes: 'Không có máy nào hoạt động',
  noNodesText: 'Các lượt chạy đang xếp hàng và tự bắt đầu khi có máy.',
  places: 'Đã dùng {running}/{places} chỗ',
  full: 'Hết chỗ',
  free: 'Còn chỗ',
  fullText: 'Đã hết chỗ. Lượt chạy mới phải xếp hàng.',
  memory: 'Bộ nhớ',
  load: 'Tải',
  upSince: 'Hoạt động từ',
  isolated: 'Bot được cách ly hoàn toàn.',
  lacks: 'Máy này không ngăn được bot:',

  running: 'Đang chạy',
  runs: { other: '{count} lượt chạy, cũ nhất trước' },
  runsShown: '{shown} lượt cũ nhất trong số {total} lượt chạy',
  none: 'Không có bot nào đang chạy',
  noneText: 'Các lượt đang chạy, đang xếp hàng và tạm dừng tự hiện ở đây.',
  lines: '{done}/{total} dòng',
  failed: '{lines} thất bại',
  skipped: '{lines} bỏ qua',
  perSecond: '{rate} dòng mỗi giây',
  secondsLeft: 'còn khoảng {span}',
  queued: 'Đang xếp hàng',
  onNode: 'trên {node}',
  onNone: 'chưa ở máy nào',
  since: 'bắt đầu {when}',
  placed: 'đặt {when}',

  stop: 'Dừng',
  stopBot: 'Dừng bot',
  stopOf: 'Dừng {code}',
  stopTitle: 'Dừng bot của đơn {code}?',
  stopUnit:
    'Lượt chạy sẽ kết thúc hẳn. {name} được hoàn tiền cho các dòng chưa xử lý: hiện là {sum}, giảm dần theo mỗi dòng bot còn xử lý.',
  stopUnitUnknown: 'Lượt chạy sẽ kết thúc hẳn. {name} được hoàn ngay tiền của mọi dòng chưa xử lý.',
  stopDay:
    'Đơn tính theo ngày nên không hoàn tiền, và {name} có thể chạy lại bot đến hết số ngày đã mua. Lịch chạy của bot bị xóa. Muốn dừng hẳn, hãy kết thúc đơn.',

  scheduleTitle: 'Lịch chạy',
  scheduleText: '{when}, theo giờ của khách',
  scheduleNext: 'lần tới',
  removeSchedule: 'Xóa lịch chạy',
  removeScheduleTitle: 'Xóa lịch chạy của đơn {code}?',
  removeScheduleText:
    'Bot sẽ không tự khởi động nữa. {name} đọc được lý do, vẫn có thể tự chạy bot và đặt lịch khác đến hết số ngày đã mua. Muốn dừng hẳn, hãy kết thúc đơn.',

  log: 'Nhật ký',
  logOf: 'Nhật ký của {code}',
  logEmpty: 'Chưa có thông tin.',
  logGone: 'Đơn này chưa có lượt chạy nào.',
  lateAnswers: 'Kết quả đến muộn (CSV)',

  installed: 'Bot đã cài đặt',
  installedText: 'Bot mà dịch vụ có thể chạy. Cài đặt áp dụng cho mọi khách từ lần khởi động tiếp theo.',
  noneInstalled: 'Chưa cài bot nào',
  noneInstalledText: 'Bot đi kèm Runmart và bot bạn thêm sẽ hiện ở đây.',
  services: { other: '{count} dịch vụ' },
  noServices: 'chưa dùng trong dịch vụ nào',
  settings: 'Cài đặt',
  settingsOf: 'Cài đặt của {name}',
  noSettings: 'Không có cài đặt',
  unset: { other: 'Thiếu {count} cài đặt' },
  fallback: 'Mặc định: {value}',
  noFallback: 'Để trống nếu không đặt',
  secretSet: 'Đã lưu và được ẩn. Nhập giá trị mới để thay, hoặc để trống để giữ nguyên.',
  secretUnset: 'Chưa đặt. Sau khi lưu sẽ được ẩn.',
  forget: 'Xóa giá trị của “{label}”',
  saveSettings: 'Lưu cài đặt',

  giveLines: 'Thêm dòng',
  giveLinesOf: 'Thêm dòng cho đơn {code}',
  giveLinesText: {
    other: '{name} đã trả tiền cho {count} dòng nhưng chưa tải lên. Bot sẽ chạy ngay khi bạn thêm dòng.',
  },
  giveLinesDays: {
    other:
      '{name} đã trả tiền cho {count} ngày nhưng chưa tải dòng lên. Bot sẽ chạy ngay khi bạn thêm dòng, và số ngày tính từ lúc đó.',
  },
  linesFile: 'Tệp chứa các dòng',
  linesRead: '{file}: {lines}',
  linesCount: { other: '{count} dòng' },
  giveLinesNow: 'Thêm dòng và chạy',
} satisfies TranslatedFeature<'vi', typeof en.operatorBots>

export const isolationPromises = {
  modules: 'nạp các mô-đun hệ thống của Node',
  files: 'đọc tệp trên máy',
  mounts: 'tìm tệp trên máy qua lỗ hổng của Node',
  environment: 'đọc biến môi trường của cửa hàng',
  processes: 'chạy chương trình khác',
  network: 'truy cập mạng mà không qua kiểm tra',
  signals: 'kết thúc tiến trình khác',
  memory: 'dùng quá bộ nhớ cho phép',
  orphans: 'chạy tiếp sau khi tiến trình quản lý bị dừng',
} satisfies TranslatedFeature<'vi', typeof en.isolationPromises>
