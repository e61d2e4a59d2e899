import type { entryFields as en } from '../en/fields-entry.ts'
import type { TranslatedFeature } from '../translate.ts'

export const entryFields = {
  required: 'Vui lòng điền ô này',
  invalid: 'Nội dung chưa đúng định dạng',
  unknownField: 'Trường này không tồn tại',
  choice: 'Vui lòng chọn một trong các giá trị có sẵn',
  wholeNumber: 'Vui lòng nhập số nguyên',
  outOfRange: 'Giá trị nằm ngoài khoảng cho phép',
  textTooLong: 'Nội dung quá dài',
  usernameFormat: 'Dùng 3 đến 30 ký tự: chữ cái không dấu, chữ số, dấu chấm hoặc gạch dưới',
  usernameTaken: 'Tên đăng nhập này đã có người dùng',
  emailFormat: 'Vui lòng nhập địa chỉ e-mail hợp lệ',
  passwordLength: 'Dùng từ 8 đến 128 ký tự',
  passwordCommon: 'Mật khẩu này quá phổ biến; hãy chọn mật khẩu khó đoán hơn',
  passwordPersonal: 'Không dùng tên đăng nhập hoặc e-mail làm mật khẩu',
  passwordWrong: 'Mật khẩu không đúng',
  passwordMissing: 'Hãy đặt mật khẩu trước: dùng mục “Quên mật khẩu”',
  otpFormat: 'Nhập mã 6 chữ số hoặc một mã khôi phục',
  otpWrong: 'Mã không đúng hoặc đã được dùng',
  phoneFormat: 'Vui lòng nhập số điện thoại hợp lệ',
  telegramFormat: 'Dùng 5 đến 32 chữ cái, chữ số hoặc dấu gạch dưới',
  referenceUsed: 'Khoản chuyển có mã tham chiếu này đã được ghi nhận',
} satisfies TranslatedFeature<'vi', typeof en>
