import type { fields as en } from '../en/fields.ts'
import type { TranslatedFeature } from '../words.ts'
import { entryFields } from './entry-fields.ts'

export const fields = {
  ...entryFields,
  contactRequired: 'Vui lòng nhập thông tin liên hệ',
  serviceRequired: 'Vui lòng chọn dịch vụ',
  serviceElsewhere: 'Dịch vụ này không đặt ở đây; vui lòng chọn dịch vụ khác',
  referralLinkRequired: 'Vui lòng nhập liên kết giới thiệu',
  linkFormat: 'Nhập địa chỉ đầy đủ bắt đầu bằng https://',
  lineFormat: 'Viết mỗi dòng theo dạng liên_kết|số_lượng',
  lineAmount: 'Số lượng phải là số nguyên từ 1 đến 1.000.000',
  lineTooLong: 'Dòng này dài quá 2.000 ký tự',
  notText: 'Dòng này không phải văn bản đọc được; hãy lưu tệp dạng UTF-8',
  tooManyLines: 'Tối đa 100.000 dòng mỗi lần',
  txtOnly: 'Chỉ chấp nhận tệp .txt',
  uploadRequired: 'Vui lòng tải lên iframe của bạn',
  amountDisagrees: 'Số lượng không khớp tổng của các dòng; hãy bỏ trống hoặc sửa lại',
  moreThanPaid: 'Số dòng nhiều hơn số đã trả tiền',
  codeUnknown: 'Mã giảm giá này không tồn tại',
  codeNotNow: 'Mã giảm giá này chưa hoặc không còn hiệu lực',
  codeUsedUp: 'Mã giảm giá này đã hết lượt dùng',
  codeUsedByYou: 'Bạn đã dùng mã giảm giá này rồi',
  codeMinimum: 'Đơn hàng chưa đạt mức tối thiểu của mã giảm giá này',
  codeOtherService: 'Mã giảm giá này dành cho dịch vụ khác',
  codeFormat: 'Dùng 3 đến 32 chữ cái, chữ số, gạch ngang hoặc gạch dưới',
  codeTaken: 'Mã giảm giá này đã có',
  webAddress: 'Nhập địa chỉ đầy đủ bắt đầu bằng https://',
  endsBeforeStart: 'Thời điểm kết thúc phải sau lúc bắt đầu',
  percentTooHigh: 'Tối đa 100 phần trăm',
  minAboveMax: 'Mức tối thiểu không được vượt mức tối đa',
  lessThanDone: 'Con số này ít hơn phần đã làm xong, hoặc nhiều hơn số đã đặt',
} satisfies TranslatedFeature<'vi', typeof en>
