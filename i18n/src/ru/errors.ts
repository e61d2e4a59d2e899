import type { errors as en } from '../en/errors.ts'
import type { TranslatedFeature } from '../words.ts'

export const errors = {
  VALIDATION: 'Проверьте отмеченные поля.',
  LINK_INVALID: 'Эта ссылка больше не действует. Запросите новую.',
  UNAUTHENTICATED: 'Сначала войдите в аккаунт.',
  // Clients test for this exact English sentence, whatever the language.
  TOKEN_EXPIRED: 'Token expired.',
  BAD_CREDENTIALS: 'Неверный e-mail или пароль.',
  OTP_REQUIRED: 'Введите код из приложения-аутентификатора.',
  BAD_OTP: 'Код неверен или уже использован. Дождитесь следующего и попробуйте снова.',
  INSUFFICIENT_BALANCE: 'На балансе недостаточно средств. Ничего не списано.',
  FORBIDDEN: 'У вас нет прав на это действие.',
  ACCOUNT_INACTIVE: 'Сначала активируйте аккаунт: откройте ссылку из письма, которое мы вам отправили.',
  ACCOUNT_BLOCKED: 'Этот аккаунт заблокирован. Напишите в поддержку.',
  TWO_FACTOR_REQUIRED: 'Сначала включите двухфакторный вход в профиле.',
  NOT_FOUND: 'Не найдено.',
  METHOD_NOT_ALLOWED: 'Этот адрес не принимает такие запросы.',
  CONFLICT: 'В текущем состоянии это невозможно.',
  ALREADY_USED: 'Это уже используется.',
  INVALID_TRANSITION: 'Заказ в состоянии «{from}», перевести его в «{to}» нельзя.',
  SERVICE_UNAVAILABLE_NOW: 'Сейчас эту услугу заказать нельзя. Деньги не списаны.',
  PRICE_CHANGED: 'С тех пор как вы смотрели, цена изменилась. Деньги не списаны, проверьте новую сумму.',
  REFUND_CHANGED: 'С тех пор как вы смотрели, сумма возврата изменилась. Ничего не изменено, проверьте новую сумму.',
  IDEMPOTENCY_MISMATCH: 'Этот запрос уже был отправлен с другим содержимым.',
  TOO_LARGE: 'Слишком большой объём данных.',
  UNSUPPORTED_MEDIA_TYPE: 'Отправьте данные в формате JSON.',
  RATE_LIMITED: 'Слишком много попыток. Подождите немного и попробуйте снова.',
  INTERNAL: 'Что-то пошло не так. Попробуйте ещё раз.',
  UNAVAILABLE: 'Runmart ненадолго недоступен. Ничего не потеряно, попробуйте через минуту.',
  NOT_CONFIGURED:
    'Этот способ в магазине пока не настроен. Ничего не потеряно: выберите другой или напишите в поддержку.',
} satisfies TranslatedFeature<'ru', typeof en>
