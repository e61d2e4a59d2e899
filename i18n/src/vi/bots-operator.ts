import type * as en from '../en/bots-operator.ts'
import type { TranslatedFeature } from '../translate.ts'

export const operatorBots = {
  title: 'Bot',
  intro: 'Bot nào đang chạy, trên máy nào, và những bot đã cài đặt.',

  nodes: 'Các máy chạy bot',
  noNodes: 'Hiện không có máy nào chạy bot',
  noNodesText: 'Các lượt đã bắt đầu đang đợi và sẽ tự chạy khi có máy hoạt động.',
  places: 'Đã dùng {running}/{places} chỗ',
  full: 'Hết chỗ',
  free: 'Còn chỗ',
  fullText: 'Đã hết chỗ: các lượt chạy luân phiên nhau.',
  memory: 'Bộ nhớ',
  load: 'Tải',
  upSince: 'Hoạt động từ',
  isolated: 'Bot được cách ly hoàn toàn trên máy này.',
  lacks: 'Máy này không ngăn được bot:',

  running: 'Đang chạy',
  runs: { other: '{count} lượt chạy, cũ nhất trước' },
  runsShown: '{shown} lượt cũ nhất trong số {total} lượt chạy',
  none: 'Hiện không có bot nào chạy',
  noneText: 'Các lượt đang chạy, đang đợi đến lượt hoặc tạm dừng sẽ tự xuất hiện ở đây.',
  lines: '{done}/{total} dòng',
  failed: '{lines} thất bại',
  skipped: '{lines} bỏ qua',
  perSecond: '{rate} dòng mỗi giây',
  secondsLeft: 'còn khoảng {span}',
  queued: 'Đang đợi đến lượt',
  onNode: 'trên {node}',
  onNone: 'chưa ở máy nào',
  since: 'bắt đầu {when}',
  placed: 'đặt {when}',

  stop: 'Dừng',
  stopBot: 'Dừng bot',
  stopOf: 'Dừng {code}',
  stopTitle: 'Dừng bot của đơn {code}?',
  stopUnit:
    'Lượt chạy sẽ kết thúc hẳn. Số tiền {name} đã trả cho các dòng chưa có kết quả được hoàn lại: hiện là {sum}, và giảm dần theo mỗi dòng bot còn xử lý.',
  stopUnitUnknown:
    'Lượt chạy sẽ kết thúc hẳn. Số tiền {name} đã trả cho các dòng chưa có kết quả được hoàn lại ngay, một lần.',
  stopDay:
    'Đơn tính theo ngày nên không hoàn tiền, và {name} có thể bật lại bot cho đến khi hết số ngày đã mua. Muốn dừng hẳn, hãy kết thúc đơn.',

  log: 'Nhật ký',
  logOf: 'Nhật ký của {code}',
  logEmpty: 'Chưa có dòng nào.',
  logGone: 'Đơn này chưa có lượt chạy nào.',

  installed: 'Bot đã cài đặt',
  installedText:
    'Những bot mà dịch vụ có thể chạy. Cài đặt ở đây áp dụng cho mọi khách, từ lần bot khởi động tiếp theo.',
  noneInstalled: 'Chưa cài bot nào',
  noneInstalledText: 'Bot đi kèm Runmart và bot bạn thêm vào sẽ xuất hiện ở đây.',
  services: { other: '{count} dịch vụ' },
  noServices: 'chưa có dịch vụ nào dùng',
  settings: 'Cài đặt',
  settingsOf: 'Cài đặt của {name}',
  noSettings: 'Không có gì cần cài đặt',
  unset: { other: 'Thiếu {count} cài đặt' },
  fallback: 'Để trống nghĩa là {value}',
  noFallback: 'Để trống nghĩa là chưa đặt',
  secretSet: 'Đã đặt và không bao giờ hiển thị lại. Nhập giá trị mới để thay, để trống để giữ nguyên.',
  secretUnset: 'Chưa đặt. Sau khi lưu sẽ không hiển thị lại.',
  forget: 'Xóa giá trị đã đặt cho “{label}”',
  saveSettings: 'Lưu cài đặt',

  giveLines: 'Gửi dòng cho bot',
  giveLinesOf: 'Gửi dòng cho đơn {code}',
  giveLinesText: { other: '{name} đã trả tiền cho {count} dòng nhưng chưa gửi dòng nào. Có dòng là bot bắt đầu ngay.' },
  giveLinesDays: {
    other:
      '{name} đã trả tiền cho {count} ngày nhưng chưa gửi dòng nào. Có dòng là bot bắt đầu ngay và ngày được tính từ lúc đó.',
  },
  linesFile: 'Tệp chứa các dòng',
  linesRead: '{file}: {lines}',
  linesCount: { other: '{count} dòng' },
  giveLinesNow: 'Gửi và chạy bot',
} satisfies TranslatedFeature<'vi', typeof en.operatorBots>

export const isolationPromises = {
  files: 'đọc tệp trên máy',
  environment: 'đọc biến môi trường của cửa hàng',
  processes: 'chạy chương trình khác',
  network: 'vào mạng mà không qua kiểm tra',
  signals: 'kết thúc tiến trình khác',
  memory: 'dùng quá bộ nhớ cho phép',
  orphans: 'tiếp tục chạy khi tiến trình quản lý đã bị dừng đột ngột',
} satisfies TranslatedFeature<'vi', typeof en.isolationPromises>
