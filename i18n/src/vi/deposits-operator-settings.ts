import type { operatorDepositSettings as en } from '../en/deposits-operator-settings.ts'
import type { TranslatedFeature } from '../translate.ts'

export const operatorDepositSettings = {
  title: 'Cài đặt',
  intro: 'Nơi khách hàng gửi tiền và tỷ giá USDT. Thay đổi có hiệu lực ngay với mọi người.',
  bank: 'Tài khoản ngân hàng',
  bankIntro: 'Hiển thị cho mọi khách hàng kèm mã QR. Để trống ngân hàng và số tài khoản để tắt chuyển khoản.',
  bankName: 'Ngân hàng',
  noBank: 'Không nhận chuyển khoản',
  unknownBank: 'Ngân hàng {bin}',
  accountNumber: 'Số tài khoản',
  accountName: 'Chủ tài khoản',
  accountNameHint: 'Đúng như ngân hàng hiển thị để khách hàng nhận ra',
  preview: 'Mã QR khách hàng quét',
  previewText: 'Hãy quét thử bằng ứng dụng ngân hàng của bạn trước khi lưu để kiểm tra tài khoản.',
  previewLabel: 'Mã VietQR của tài khoản {account} tại {bank}',
  previewEmpty: 'Chọn ngân hàng và nhập số tài khoản để xem mã.',
  binance: 'Ví Binance',
  binanceIntro: 'Binance ID nhận USDT và tỷ giá cho khách hàng. Để trống ID để tắt nạp qua Binance.',
  binanceId: 'Binance ID',
  binanceOwner: 'Tên trên Binance',
  exchangeRate: '₫ cho 1 USDT',
  exchangeRateHint: 'Áp dụng cho khoản nạp mới; các khoản trước giữ nguyên tỷ giá',
  limits: 'Giới hạn',
  limitsIntro: 'Hiển thị cho khách hàng trước khi chuyển tiền.',
  minDeposit: 'Mức nạp tối thiểu (₫)',
  minDepositHint: 'Khoản chuyển nhỏ hơn vẫn được cộng',
} satisfies TranslatedFeature<'vi', typeof en>
