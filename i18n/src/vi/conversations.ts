import type * as en from '../en/conversations.ts'
import type { TranslatedFeature } from '../translate.ts'

export const conversations = {
  title: 'Tin nhắn',
  intro: 'Có câu hỏi về đơn hàng, khoản nạp hay tài khoản? Hãy nhắn cho chúng tôi, câu trả lời sẽ có ở đây.',
  unread: { other: '{count} tin nhắn chưa đọc' },
  general: 'Câu hỏi chung',
  generalText: 'Mọi điều không thuộc riêng một đơn hàng',
  allConversations: 'Tất cả tin nhắn',
  openOrder: 'Mở đơn hàng',
  list: 'Các cuộc trò chuyện',
  thread: 'Cuộc trò chuyện',
  you: 'Bạn',
  shop: 'Hỗ trợ',
  none: 'Chưa có tin nhắn',
  noneText: 'Hãy nhắn cho chúng tôi. Câu trả lời sẽ có ở đây và bạn được báo qua email hoặc Telegram.',
  orderNoneText: 'Có câu hỏi về đơn này? Hãy nhắn cho chúng tôi, câu trả lời sẽ có ở đây.',
  notFound: 'Không có cuộc trò chuyện này',
  notFoundText: 'Có thể nó thuộc về tài khoản khác.',
  message: 'Tin nhắn của bạn',
  send: 'Gửi',
  sendKeys: 'Ctrl + Enter để gửi',
  earlier: 'Xem tin nhắn cũ hơn',
  closedHint: 'Cuộc trò chuyện đã đóng. Gửi tin nhắn để mở lại.',
  solvedQuestion: 'Vấn đề của bạn đã được giải quyết chưa?',
  solvedYes: 'Đã giải quyết',
  solvedNo: 'Chưa, tôi vẫn cần hỗ trợ',
} satisfies TranslatedFeature<'vi', typeof en.conversations>

export const conversationEvents = {
  closed: 'Đã đóng cuộc trò chuyện',
  reopened: 'Đã mở lại cuộc trò chuyện',
  solved: 'Khách hàng xác nhận đã giải quyết',
  unsolved: 'Khách hàng báo chưa giải quyết xong',
} satisfies TranslatedFeature<'vi', typeof en.conversationEvents>
