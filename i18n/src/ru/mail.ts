import type { mail as en } from '../en/mail.ts'
import type { TranslatedFeature } from '../words.ts'

export const mail = {
  hello: 'Здравствуйте, {name}!',
  footer: 'Вы получили это письмо, потому что у вас есть аккаунт в Runmart ({address}).',
  notYou: 'Если это были не вы, просто не обращайте внимания на это письмо: ничего не изменится.',
  activateSubject: 'Активируйте аккаунт Runmart',
  activateText: 'Одно нажатие, и ваш аккаунт готов. Ссылка действует 24 часа.',
  activateAction: 'Активировать аккаунт',
  resetSubject: 'Выберите новый пароль Runmart',
  resetText: 'Кто-то запросил сброс пароля вашего аккаунта. Ссылка сработает один раз и действует 1 час.',
  resetAction: 'Выбрать новый пароль',
  alreadyRegisteredSubject: 'У вас уже есть аккаунт Runmart',
  alreadyRegisteredText:
    'Кто-то, вероятно вы, попытался зарегистрироваться с этим адресом. У вас уже есть аккаунт: войдите или выберите новый пароль, если забыли старый.',
  alreadyRegisteredAction: 'Войти',
  passwordChangedSubject: 'Пароль Runmart изменён',
  passwordChangedText:
    'Пароль вашего аккаунта только что изменён, на всех других устройствах выполнен выход. Если это были не вы, немедленно выберите новый пароль.',
  passwordChangedAction: 'Выбрать новый пароль',
  sessionReusedSubject: 'Мы завершили сеанс на одном из ваших устройств',
  sessionReusedText:
    'Старые данные входа в ваш аккаунт были использованы повторно: возможно, кто-то их скопировал. Для безопасности мы завершили этот сеанс. Если для вас это неожиданно, смените пароль.',
  sessionReusedAction: 'Посмотреть мои сеансы',
  accountClosedSubject: 'Ваш аккаунт Runmart закрыт',
  accountClosedText:
    'Аккаунт только что закрыт по вашей просьбе. Личные данные, файлы и сеансы удалены; сведения об оплатах остаются в наших книгах без вашего имени. С этим адресом можно в любой момент завести новый аккаунт.',
  accountClosedNotYou: 'Если это были не вы, сразу напишите нам: открыть этот аккаунт снова нельзя.',
  accountClosedAction: 'Открыть Runmart',
  twoFactorOnSubject: 'Двухфакторный вход включён',
  twoFactorOnText:
    'Теперь при входе в аккаунт дополнительно запрашивается код из приложения-аутентификатора. Храните коды восстановления в надёжном месте.',
  twoFactorOffSubject: 'Двухфакторный вход выключен',
  twoFactorOffText: 'При входе в аккаунт код больше не запрашивается. Если это были не вы, немедленно смените пароль.',
  twoFactorAction: 'Открыть мой профиль',
  depositSubject: '{amount} на вашем балансе',
  depositText: 'Пополнение на {amount} зачислено.',
  depositAction: 'Открыть операции',
  orderSubject: 'Заказ {code}: {state}',
  orderText: 'Состояние вашего заказа {code} теперь «{state}».',
  orderAction: 'Открыть заказ',
  botFinishedSubject: 'Бот заказа {code} закончил работу',
  botFinishedText: 'Бот заказа {code} завершил запуск: успешно {ok}, неудачно {failed}.',
  botAction: 'Открыть консоль',
  botFailedSubject: 'Бот заказа {code} не справился',
  botFailedText: 'Бот заказа {code} ломался слишком часто и прекратил работу.',
  wentBack: 'На баланс вернулось {amount}.',
  commissionSubject: 'Вы заработали {amount}',
  commissionText: 'Комиссия {amount} за приглашённого вами человека зачислена на баланс.',
  commissionAction: 'Открыть мои приглашения',
  signInSubject: 'Новый вход в ваш аккаунт',
  signInText:
    'Кто-то вошёл из браузера, которого мы раньше не видели: {device}, адрес {address}. Если это были не вы, завершите этот сеанс и смените пароль.',
  signInAction: 'Проверить мои сеансы',
  unsubscribe: 'Больше не присылать такие письма',
  telegramLinked: 'Здравствуйте, {name}! Теперь новости Runmart будут приходить в этот чат.',
} satisfies TranslatedFeature<'ru', typeof en>
