const known = new Map<string, string>()

/** `customerId` → `customer_id`. */
export function toSnakeCase(name: string): string {
  let snake = known.get(name)
  if (snake === undefined) {
    snake = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
    known.set(name, snake)
  }
  return snake
}

/** `customer_id` → `customerId`. */
export function toCamelCase(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
