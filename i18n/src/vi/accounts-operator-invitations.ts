import type * as en from '../en/accounts-operator-invitations.ts'
import type { TranslatedFeature } from '../translate.ts'

export const operatorInvitations = {
  invite: 'Mời qua email',
  inviteText:
    'Người được mời nhận một liên kết dùng một lần trong {days} ngày, chỉ cho tài khoản có đúng địa chỉ đó. Ngoài bản demo, họ còn phải bật xác thực hai lớp rồi mới vào được.',
  email: 'Email',
  language: 'Ngôn ngữ của email',
  inviteNow: 'Gửi lời mời',
  invitedBefore: 'Địa chỉ này đã là nhân viên hoặc đang có lời mời chưa trả lời.',
  tooMany: 'Đang có {count} lời mời chưa trả lời. Hãy rút bớt trước.',
  invitations: 'Lời mời',
  invitationsText: 'Bạn đã mời ai và kết quả ra sao. Lưu trong 30 ngày.',
  noInvitations: 'Hiện không có lời mời nào.',
  invitedByOn: '{name} mời, {when}',
  until: 'đến {when}',
  resend: 'Gửi lại',
  resendOf: 'Gửi lại lời mời tới {email}',
  withdraw: 'Rút lại',
  withdrawOf: 'Rút lời mời tới {email}',
  withdrawTitle: 'Rút lời mời tới {email}?',
  withdrawText: 'Liên kết trong email sẽ không còn dùng được.',
} satisfies TranslatedFeature<'vi', typeof en.operatorInvitations>

export const invitationStates = {
  open: 'Chờ trả lời',
  expired: 'Hết hạn',
  accepted: 'Đã nhận lời',
  withdrawn: 'Đã rút',
} satisfies TranslatedFeature<'vi', typeof en.invitationStates>

export const operatorInvitation = {
  title: 'Bạn được mời làm nhân viên',
  signInFirst:
    'Hãy đăng nhập bằng địa chỉ email nhận được lời mời, hoặc đăng ký tài khoản bằng địa chỉ đó. Sau đó nhận lời.',
  signIn: 'Đăng nhập',
  register: 'Đăng ký tài khoản',
  signedInAs: 'Bạn đang đăng nhập bằng {email}. Hãy nhận lời nếu lời mời được gửi tới địa chỉ này.',
  accept: 'Nhận lời mời',
  another: 'Dùng tài khoản khác',
  otherAddress: 'Lời mời được gửi tới địa chỉ khác, không phải {email}. Hãy đăng nhập bằng địa chỉ đó.',
  deadTitle: 'Lời mời này không dùng được',
  deadText:
    'Hãy mở lại liên kết trong email. Nếu vẫn không được, lời mời đã hết hạn, đã dùng hoặc đã bị rút: hãy xin lời mời mới.',
} satisfies TranslatedFeature<'vi', typeof en.operatorInvitation>
