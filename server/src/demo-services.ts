import type { ServiceDraft } from '@runmart/contract/catalog'
import type { SeededService } from '#features/catalog/index.ts'
import { demoFields } from './demo-fields.ts'
import { type DemoPage, en as enPages } from './demo-pages-en.ts'
import { ru as ruPages } from './demo-pages-ru.ts'
import { vi as viPages } from './demo-pages-vi.ts'

type Shared = Omit<ServiceDraft, 'texts' | 'status' | 'availability' | 'botId' | 'fields'> &
  Partial<Pick<ServiceDraft, 'status' | 'availability' | 'botId' | 'fields'>>
type Text<Name = string> = readonly [name: Name, description: string]

const service = (shared: Shared, en: Text<DemoPage>, vi: Text, ru: Text): SeededService => {
  const text = ([name, description]: Text) => ({ name, description })
  return {
    status: 'active',
    availability: null,
    botId: null,
    fields: [],
    ...shared,
    texts: { en: text(en), vi: text(vi), ru: text(ru) },
    page: { en: enPages[en[0]], vi: viPages[en[0]], ru: ruPages[en[0]] },
  }
}

const bot = { provider: 'USER_PROVIDED', serviceType: 'AUTO_BOT', mode: 'multi' } as const
const owner = { provider: 'OWNER_PROVIDE', serviceType: 'REFERRAL' } as const
const partner = { provider: 'PARTNER_PROVIDED', serviceType: 'REFERRAL' } as const

/** A small believable catalogue: things people order for their own projects, without harm to others. */
export const demoServices: readonly SeededService[] = [
  service(
    { ...bot, category: 'mmo', price: 15, billing: 'unit', minAmount: 1, maxAmount: 100_000, botId: 'link-checker' },
    ['Link checker', 'Opens each link and reports its status, redirects and page title.'],
    ['Kiểm tra liên kết', 'Mở từng liên kết và báo trạng thái, chuyển hướng, tiêu đề trang.'],
    ['Проверка ссылок', 'Открывает каждую ссылку и показывает статус, перенаправления и заголовок страницы.'],
  ),
  service(
    {
      ...bot,
      category: 'referral',
      price: 25,
      billing: 'unit',
      minAmount: 1,
      maxAmount: 100_000,
      botId: 'referral-auditor',
    },
    ['Referral-link auditor', 'Follows each referral link and checks that your code survives redirects.'],
    ['Kiểm tra liên kết giới thiệu', 'Mở từng liên kết giới thiệu và kiểm tra mã của bạn có còn sau khi chuyển hướng.'],
    [
      'Аудит реферальных ссылок',
      'Проходит по каждой ссылке и показывает, сохраняется ли ваш код после перенаправлений.',
    ],
  ),
  service(
    {
      ...bot,
      category: 'proxy',
      price: 20,
      billing: 'unit',
      minAmount: 1,
      maxAmount: 100_000,
      botId: 'proxy-checker',
    },
    ['Proxy checker', 'Tests your own proxies: whether they respond, how fast, and their exit IP address.'],
    ['Kiểm tra proxy', 'Kiểm tra proxy của bạn: có phản hồi không, tốc độ và địa chỉ IP đầu ra.'],
    ['Проверка прокси', 'Проверяет ваши прокси: отвечают ли, с какой скоростью и с какого IP-адреса выходят в сеть.'],
  ),
  service(
    {
      ...bot,
      category: 'telegram',
      price: 9_000,
      billing: 'day',
      minAmount: 1,
      maxAmount: 90,
      botId: 'telegram-notifier',
    },
    ['Telegram notifier', 'Sends your messages to your own chats through your own bot. Billed per day.'],
    ['Thông báo Telegram', 'Gửi tin của bạn tới các cuộc trò chuyện của chính bạn bằng bot của bạn, tính theo ngày.'],
    ['Уведомления в Telegram', 'Отправляет ваши сообщения в ваши чаты через вашего бота; оплата по дням.'],
  ),
  service(
    {
      ...owner,
      category: 'mmo',
      mode: 'single',
      price: 450_000,
      billing: 'unit',
      unit: 'shop',
      warrantyDays: 30,
      minAmount: 1,
      maxAmount: 10,
      availability: 12,
    },
    [
      'Online shop setup, A to Z',
      'We set up your shop page, payments and product list, and hand over the documentation.',
    ],
    [
      'Dựng gian hàng từ A đến Z',
      'Chúng tôi dựng trang bán hàng, ghi chú thanh toán, danh mục sản phẩm và bàn giao tài liệu.',
    ],
    ['Интернет-магазин под ключ', 'Настроим страницу магазина, оплату и список товаров и передадим документацию.'],
  ),
  service(
    {
      ...owner,
      category: 'telegram',
      mode: 'single',
      price: 320_000,
      billing: 'unit',
      unit: 'channel',
      warrantyDays: 14,
      minAmount: 1,
      maxAmount: 5,
      availability: 8,
      fields: [demoFields.channel, demoFields.comments],
    },
    ['Telegram channel setup', 'Name, design, pinned post and a Q&A bot: a channel ready for its first subscribers.'],
    [
      'Thiết lập kênh Telegram',
      'Tên, giao diện, bài ghim và bot hỏi đáp: kênh sẵn sàng cho những người theo dõi đầu tiên.',
    ],
    [
      'Настройка Telegram-канала',
      'Название, оформление, закреплённый пост и бот для вопросов: канал готов к первым подписчикам.',
    ],
  ),
  service(
    {
      ...owner,
      category: 'referral',
      mode: 'multi',
      price: 6_500,
      billing: 'unit',
      unit: 'signup',
      warrantyDays: 30,
      minAmount: 10,
      maxAmount: 5_000,
      fields: [demoFields.link],
    },
    [
      'Managed referral campaign',
      'We show your referral links to readers who opted in to such offers. You pay per confirmed sign-up.',
    ],
    [
      'Chiến dịch giới thiệu trọn gói',
      'Chúng tôi đưa liên kết của bạn tới người đọc đã đăng ký nhận ưu đãi; bạn trả theo lượt đăng ký được xác nhận.',
    ],
    [
      'Реферальная кампания под ключ',
      'Покажем ваши ссылки подписчикам, которые сами просили такие предложения; оплата за подтверждённую регистрацию.',
    ],
  ),
  service(
    {
      ...owner,
      category: 'game',
      mode: 'single',
      price: 90_000,
      billing: 'unit',
      unit: 'page',
      warrantyDays: 30,
      minAmount: 1,
      maxAmount: 20,
      availability: 40,
    },
    ['Game guild page', 'A page for your guild with roster, schedule and rules, in three languages.'],
    ['Trang bang hội game', 'Trang cho bang hội của bạn: thành viên, lịch và nội quy, bằng ba ngôn ngữ.'],
    ['Страница игровой гильдии', 'Страница гильдии: состав, расписание и правила на трёх языках.'],
  ),
  service(
    {
      ...owner,
      category: 'game',
      mode: 'single',
      price: 150_000,
      billing: 'unit',
      unit: 'hour',
      minAmount: 1,
      maxAmount: 10,
      status: 'maintenance',
      fields: [demoFields.game, demoFields.username],
    },
    ['Game coaching hour', 'One hour with a coach on voice chat: you play, they explain.'],
    ['Một giờ huấn luyện game', 'Một giờ cùng huấn luyện viên qua voice chat: bạn chơi, huấn luyện viên hướng dẫn.'],
    ['Час с игровым тренером', 'Час с тренером в голосовом чате: вы играете, тренер объясняет.'],
  ),
  service(
    {
      ...partner,
      category: 'telegram',
      mode: 'single',
      price: 180_000,
      billing: 'unit',
      unit: 'post',
      minAmount: 1,
      maxAmount: 30,
      availability: 25,
      fields: [demoFields.post, demoFields.website],
    },
    ['Post in a partner channel', 'Your post, marked as an ad, in a partner’s Telegram channel for 24 hours.'],
    ['Đăng bài trên kênh đối tác', 'Bài của bạn, có ghi là quảng cáo, đăng 24 giờ trên kênh Telegram của đối tác.'],
    ['Публикация в канале партнёра', 'Ваша запись с пометкой «реклама» 24 часа в Telegram-канале партнёра.'],
  ),
  service(
    {
      ...partner,
      category: 'referral',
      mode: 'multi',
      price: 4_000,
      billing: 'unit',
      unit: 'visit',
      minAmount: 20,
      maxAmount: 10_000,
      fields: [demoFields.link],
    },
    [
      'Referral link in a newsletter',
      'Partners include your link in their opt-in newsletter. You pay per confirmed visit.',
    ],
    [
      'Liên kết giới thiệu trong bản tin',
      'Đối tác đưa liên kết của bạn vào bản tin có đăng ký; bạn trả theo lượt ghé được xác nhận.',
    ],
    [
      'Реферальная ссылка в рассылке',
      'Партнёры добавят вашу ссылку в рассылку для подписчиков; оплата за подтверждённый переход.',
    ],
  ),
  service(
    {
      ...partner,
      category: 'game',
      mode: 'single',
      price: 75_000,
      billing: 'unit',
      unit: 'listing',
      minAmount: 1,
      maxAmount: 50,
      availability: 0,
      status: 'sold_out',
      fields: [demoFields.address, demoFields.players],
    },
    ['Game server listing', 'Your game server listed in a partner’s directory for 30 days.'],
    ['Đưa máy chủ game vào danh mục', 'Máy chủ game của bạn trong danh mục của đối tác 30 ngày.'],
    ['Игровой сервер в каталоге', 'Ваш игровой сервер в каталоге партнёра на 30 дней.'],
  ),
  service(
    {
      ...partner,
      category: 'proxy',
      mode: 'single',
      price: 35_000,
      billing: 'day',
      minAmount: 1,
      maxAmount: 30,
      availability: 60,
    },
    ['Datacentre proxy, one address', 'One dedicated IP address from a partner’s data centre, for lawful use.'],
    [
      'Proxy trung tâm dữ liệu, một địa chỉ',
      'Một địa chỉ riêng từ trung tâm dữ liệu của đối tác, cho mục đích hợp pháp của bạn.',
    ],
    ['Серверный прокси, один адрес', 'Один выделенный адрес из дата-центра партнёра для ваших законных задач.'],
  ),
]
