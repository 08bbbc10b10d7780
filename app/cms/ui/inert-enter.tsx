/**
 * As the first of a form's buttons, makes Enter in its fields do nothing, also without script: a form whose default button is
 * disabled is not submitted implicitly (HTML, 4.10.21.2).
 */
export function InertEnter() {
  return <button type="submit" disabled hidden />;
}
