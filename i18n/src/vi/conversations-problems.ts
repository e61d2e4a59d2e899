import type * as en from '../en/conversations-problems.ts'
import type { TranslatedFeature } from '../translate.ts'

export const problems = {
  report: 'Báo sự cố',
  intro: 'Cho chúng tôi biết vấn đề là gì. Chúng tôi sẽ kiểm tra và trả lời trong tin nhắn của đơn này.',
  kind: 'Vấn đề là gì?',
  affected: 'Số lượng',
  affectedHint: 'Trên {amount} đã đặt',
  affectedCount: { other: '{count} bị ảnh hưởng' },
  which: 'Cụ thể là mục nào?',
  whichHint: 'Số dòng, liên kết hoặc tên.',
  text: 'Đã xảy ra chuyện gì?',
  send: 'Gửi báo cáo',
  label: 'Sự cố',
} satisfies TranslatedFeature<'vi', typeof en.problems>

export const problemKinds = {
  'not-as-described': 'Không đúng mô tả',
  missing: 'Giao thiếu',
  'stopped-working': 'Ngừng hoạt động',
  other: 'Vấn đề khác',
} satisfies TranslatedFeature<'vi', typeof en.problemKinds>

export const problemKindTexts = {
  'not-as-described': 'Kết quả nhận được khác với mô tả.',
  missing: 'Số lượng nhận được ít hơn đã đặt.',
  'stopped-working': 'Lúc đầu dùng được, nay không dùng được nữa.',
  other: 'Hãy mô tả bên dưới.',
} satisfies TranslatedFeature<'vi', typeof en.problemKindTexts>
