export { YourGoods } from './your-goods.tsx'
