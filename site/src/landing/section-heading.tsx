export function SectionHeading({ title, text }: { title: string; text: string }) {
  return (
    <div className="max-w-2xl">
      <h2 className="text-[28px]/9 font-extrabold tracking-[-0.02em] text-ink sm:text-[34px]/10 vi:leading-10 vi:sm:leading-11">
        {title}
      </h2>
      <p className="mt-3 text-[17px]/7 text-pretty text-ink-soft">{text}</p>
    </div>
  )
}
