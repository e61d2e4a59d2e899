import type { FieldDraft } from '@runmart/contract/orders-fields'

type Text = readonly [label: string, help: string, example: string]
type Texts = { en: Text; vi: Text; ru: Text }

const field = (it: Omit<FieldDraft, 'texts'>, { en, vi, ru }: Texts): FieldDraft => {
  const text = ([label, help, example]: Text) => ({ label, help, example })
  return { ...it, texts: { en: text(en), vi: text(vi), ru: text(ru) } }
}

/** Fields of the demo services; each kind of provider also has services without fields. */
export const demoFields = {
  link: field(
    { key: 'link', kind: 'link', required: true },
    {
      en: ['Referral link', 'The full address that new people should open.', 'https://example.com/?ref=you'],
      vi: ['Liên kết giới thiệu', 'Địa chỉ đầy đủ mà người mới sẽ mở.', 'https://example.com/?ref=ban'],
      ru: ['Реферальная ссылка', 'Полный адрес, который должны открыть новые люди.', 'https://example.com/?ref=vy'],
    },
  ),
  channel: field(
    { key: 'username', kind: 'username', required: true },
    {
      en: ['Channel', 'Your channel’s username or link. Make it public first.', '@mychannel'],
      vi: ['Kênh', 'Tên hoặc liên kết kênh của bạn. Hãy đặt kênh ở chế độ công khai trước.', '@kenhcuatoi'],
      ru: ['Канал', 'Имя канала или ссылка на него. Сначала сделайте канал публичным.', '@mychannel'],
    },
  ),
  comments: field(
    { key: 'comments', kind: 'long-text', required: false, maxLength: 2_000 },
    {
      en: ['About the channel', 'What it is about, who it is for, colours you like.', ''],
      vi: ['Về kênh', 'Kênh nói về gì, dành cho ai, màu sắc bạn thích.', ''],
      ru: ['О канале', 'О чём он, для кого, какие цвета вам нравятся.', ''],
    },
  ),
  game: field(
    {
      key: 'game',
      kind: 'choice',
      required: true,
      choices: [
        { value: 'lol', labels: { en: 'League of Legends', vi: 'Liên Minh Huyền Thoại', ru: 'League of Legends' } },
        { value: 'dota2', labels: { en: 'Dota 2', vi: 'Dota 2', ru: 'Dota 2' } },
        { value: 'cs2', labels: { en: 'Counter-Strike 2', vi: 'Counter-Strike 2', ru: 'Counter-Strike 2' } },
      ],
    },
    {
      en: ['Game', 'What you want to get better at.', ''],
      vi: ['Game', 'Trò chơi bạn muốn chơi giỏi hơn.', ''],
      ru: ['Игра', 'В чём хотите стать сильнее.', ''],
    },
  ),
  username: field(
    { key: 'username', kind: 'username', required: true },
    {
      en: ['Name on voice chat', 'Where the coach finds you.', '@player'],
      vi: ['Tên trên voice chat', 'Để huấn luyện viên tìm thấy bạn.', '@nguoichoi'],
      ru: ['Имя в голосовом чате', 'Чтобы тренер вас нашёл.', '@player'],
    },
  ),
  post: field(
    { key: 'text', kind: 'long-text', required: true, maxLength: 3_000 },
    {
      en: ['Text of the post', 'As readers will see it. The partner marks it as an ad.', ''],
      vi: ['Nội dung bài đăng', 'Đúng như người đọc sẽ thấy. Đối tác sẽ ghi là quảng cáo.', ''],
      ru: ['Текст публикации', 'В том виде, в каком его увидят. Партнёр добавит пометку «реклама».', ''],
    },
  ),
  website: field(
    { key: 'link', kind: 'link', required: false },
    {
      en: ['Link in the post', 'Where readers go from your post.', 'https://example.com'],
      vi: ['Liên kết trong bài', 'Nơi người đọc chuyển tới từ bài đăng.', 'https://example.com'],
      ru: ['Ссылка в публикации', 'Куда читатели перейдут из публикации.', 'https://example.com'],
    },
  ),
  address: field(
    { key: 'address', kind: 'text', required: true, maxLength: 100 },
    {
      en: ['Server address', 'Host name or IP, with the port.', 'play.example.com:25565'],
      vi: ['Địa chỉ máy chủ', 'Tên máy hoặc IP, kèm cổng.', 'play.example.com:25565'],
      ru: ['Адрес сервера', 'Имя или IP-адрес с портом.', 'play.example.com:25565'],
    },
  ),
  players: field(
    { key: 'players', kind: 'number', required: false, min: 1, max: 100_000 },
    {
      en: ['Player slots', '', '100'],
      vi: ['Số chỗ chơi', '', '100'],
      ru: ['Мест для игроков', '', '100'],
    },
  ),
} as const satisfies Record<string, FieldDraft>
