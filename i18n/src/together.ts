export async function together<A, B>(first: Promise<A>, second: Promise<B>): Promise<A & B> {
  const [one, other] = await Promise.all([first, second])
  return { ...one, ...other }
}
