import type { operatorSettings as en } from '../en/settings-operator.ts'
import type { TranslatedFeature } from '../translate.ts'

export const operatorSettings = {
  changed: '{name} thay đổi lần cuối {when}',
  save: 'Lưu thay đổi',
  discard: 'Bỏ thay đổi',
  nothingChanged: 'Chưa có thay đổi nào.',
  unsaved: { other: '{count} thay đổi chưa lưu' },
  nothing: 'trống',
  sureTitle: 'Lưu cài đặt này?',
  sureText: 'Có hiệu lực ngay với mọi người.',
  again: '{label}: nhập lại giá trị mới',
  againText: 'Giá trị thay đổi hơn {percent}% phải nhập lại. Hãy kiểm tra từng chữ số, dấu chấm và dấu phẩy.',
  againWrong: 'Không khớp với giá trị mới ở trên.',
  changedMeanwhile:
    'Người khác vừa thay đổi cài đặt này nên chưa lưu gì. Bạn đang thấy giá trị của họ, nội dung bạn nhập vẫn được giữ. Hãy kiểm tra rồi lưu lại.',
} satisfies TranslatedFeature<'vi', typeof en>
