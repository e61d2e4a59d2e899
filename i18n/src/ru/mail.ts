import type { mail as en } from '../en/mail.ts'
import type { TranslatedFeature } from '../translate.ts'

export const mail = {
  hello: 'Здравствуйте, {name}!',
  footer: 'Вы получили это письмо, потому что у вас есть аккаунт в Runmart ({address}).',
  notYou: 'Если это были не вы, проигнорируйте это письмо. Ничего не изменится.',
  activateSubject: 'Активируйте аккаунт Runmart',
  activateText: 'Активируйте аккаунт, чтобы начать. Ссылка действует 24 часа.',
  activateAction: 'Активировать аккаунт',
  resetSubject: 'Смена пароля Runmart',
  resetText: 'Кто-то запросил сброс пароля вашего аккаунта. Ссылка сработает один раз и действует 1 час.',
  resetAction: 'Сменить пароль',
  alreadyRegisteredSubject: 'У вас уже есть аккаунт Runmart',
  alreadyRegisteredText:
    'Кто-то, вероятно вы, попытался зарегистрироваться с этой эл. почтой. У вас уже есть аккаунт: войдите или смените пароль, если забыли его.',
  alreadyRegisteredAction: 'Войти',
  passwordChangedSubject: 'Пароль Runmart изменён',
  passwordChangedText:
    'Пароль только что изменён, на всех других устройствах вход завершён. Если это были не вы, немедленно смените пароль.',
  passwordChangedAction: 'Сменить пароль',
  sessionReusedSubject: 'Мы завершили сеанс на одном из ваших устройств',
  sessionReusedText:
    'Старый вход в ваш аккаунт использован повторно: возможно, его кто-то скопировал. Для безопасности мы завершили этот сеанс. Если вы этого не ожидали, смените пароль.',
  sessionReusedAction: 'Проверить сеансы',
  blockedSubject: 'Ваш аккаунт Runmart заблокирован',
  blockedText:
    'Ваш аккаунт заблокирован, на всех устройствах выполнен выход. Баланс и заказы сохранены. Если вы считаете, что это ошибка, напишите в поддержку.',
  blockedAction: 'Открыть Runmart',
  unblockedSubject: 'Ваш аккаунт Runmart снова работает',
  unblockedText: 'Ваш аккаунт разблокирован. Вы снова можете войти.',
  unblockedAction: 'Войти',
  sessionsEndedSubject: 'Мы завершили все ваши сеансы',
  sessionsEndedText:
    'В целях безопасности мы завершили все сеансы вашего аккаунта. Войдите снова; если ваш пароль мог узнать кто-то ещё, смените его.',
  sessionsEndedAction: 'Войти',
  accountClosedSubject: 'Ваш аккаунт Runmart закрыт',
  accountClosedText:
    'Аккаунт закрыт по вашему запросу. Личные данные, файлы и сеансы удалены; платежи остаются в нашем учёте без вашего имени. На эту эл. почту можно в любой момент открыть новый аккаунт.',
  accountClosedNotYou: 'Если это были не вы, сразу напишите нам. Закрытый аккаунт восстановить нельзя.',
  accountClosedAction: 'Открыть Runmart',
  twoFactorOnSubject: 'Двухфакторная аутентификация включена',
  twoFactorOnText:
    'Теперь для входа нужен ещё и код из приложения-аутентификатора. Храните коды восстановления в надёжном месте.',
  twoFactorOffSubject: 'Двухфакторная аутентификация выключена',
  twoFactorOffText: 'Для входа больше не нужен код. Если это были не вы, немедленно смените пароль.',
  twoFactorAction: 'Открыть профиль',
  wrongCodesSubject: 'Неверные коды двухфакторной аутентификации',
  wrongCodesText:
    'За час для вашего аккаунта пять раз ввели неверный код двухфакторной аутентификации. Если это были не вы, ваш пароль, вероятно, кому-то известен: смените его. Если вы входите через Google, проверьте и аккаунт Google.',
  wrongCodesAction: 'Сменить пароль',
  depositSubject: '{amount} зачислено на баланс',
  depositText: 'Пополнение на {amount} зачислено.',
  depositAction: 'Открыть операции',
  orderSubject: 'Заказ {code}: {state}',
  orderText: 'Статус вашего заказа {code}: «{state}».',
  orderAction: 'Открыть заказ',
  botFinishedSubject: 'Заказ {code}: бот завершил работу',
  botFinishedText: 'Бот заказа {code} завершил работу: успешно {ok}, неудачно {failed}.',
  botAction: 'Открыть консоль',
  botFailedSubject: 'Заказ {code}: сбой бота',
  botFailedText: 'Бот заказа {code} остановлен после нескольких сбоев.',
  wentBack: 'На баланс вернулось {amount}.',
  commissionSubject: 'Вы заработали {amount}',
  commissionText: 'Комиссия {amount} за вашего реферала зачислена на баланс.',
  commissionBackSubject: 'Отозвана комиссия {amount}',
  commissionBackText: 'По заказу вашего реферала сделан возврат, поэтому с вашего баланса списана комиссия {amount}.',
  commissionAction: 'Открыть рефералов',
  signInSubject: 'Новый вход в ваш аккаунт',
  signInText:
    'Кто-то вошёл из нового браузера: {device}, IP-адрес {address}. Если это были не вы, завершите этот сеанс и смените пароль.',
  signInAction: 'Проверить сеансы',
  unknownDevice: 'неизвестное устройство',
  signInMutedSubject: 'Письма о новых входах отключены',
  signInMutedText:
    'Мы больше не отправляем письма о входе с новых устройств. Уведомление по-прежнему появится на сайте. Если это сделали не вы, смените пароль и снова включите эти письма.',
  signInMutedAction: 'Открыть настройки',
  unsubscribe: 'Отписаться от таких писем',
  telegramLinked:
    'Здравствуйте, {name}! Теперь уведомления Runmart будут приходить в этот чат. Чтобы отключить их, отправьте /stop.',
  telegramStopped: 'Уведомления Runmart больше не будут приходить в этот чат.',
  telegramLinkDead: 'Эта ссылка больше не действует. Откройте профиль на {address} и привяжите Telegram снова.',
} satisfies TranslatedFeature<'ru', typeof en>
