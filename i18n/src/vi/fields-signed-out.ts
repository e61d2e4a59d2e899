import type { signedOutFields as en } from '../en/fields-signed-out.ts'
import type { TranslatedFeature } from '../translate.ts'

export const signedOutFields = {
  required: 'Vui lòng điền ô này',
  invalid: 'Định dạng không hợp lệ',
  unknownField: 'Trường này không tồn tại',
  choice: 'Vui lòng chọn một trong các lựa chọn',
  wholeNumber: 'Vui lòng nhập số nguyên',
  outOfRange: 'Giá trị nằm ngoài khoảng cho phép',
  textTooLong: { other: 'Tối đa {count} ký tự' },
  usernameFormat: 'Dùng 3–30 chữ cái không dấu, chữ số, dấu chấm hoặc gạch dưới',
  usernameTaken: 'Tên đăng nhập này đã có người dùng',
  referralCodeUnknown: 'Mã giới thiệu không tồn tại. Hãy kiểm tra lại hoặc để trống.',
  emailFormat: 'Vui lòng nhập địa chỉ email hợp lệ',
  passwordLength: 'Dùng 8–128 ký tự',
  passwordCommon: 'Mật khẩu này quá phổ biến. Hãy chọn mật khẩu khó đoán hơn.',
  passwordPersonal: 'Không dùng tên đăng nhập hoặc email làm mật khẩu',
  passwordWrong: 'Mật khẩu không đúng',
  passwordMissing: 'Hãy đặt mật khẩu trước bằng “Quên mật khẩu?”',
  otpFormat: 'Nhập mã 6 chữ số hoặc một mã khôi phục',
  otpWrong: 'Mã không đúng hoặc đã được dùng',
  phoneFormat: 'Vui lòng nhập số điện thoại hợp lệ',
  timeZoneUnknown: 'Vui lòng chọn múi giờ',
  telegramFormat: 'Dùng 5–32 chữ cái, chữ số hoặc dấu gạch dưới',
  referenceUsed: 'Đã có khoản chuyển với mã tham chiếu này',
} satisfies TranslatedFeature<'vi', typeof en>
