export default function MethodPage() {
  return (
    <>
      <h1>How the range is estimated</h1>
      <p>By driving until the battery is empty, and counting.</p>
      <a href="/range/estimate">Estimate it</a>
    </>
  );
}
