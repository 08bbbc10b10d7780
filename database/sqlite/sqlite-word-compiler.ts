import {
  type BinaryOperationNode,
  ColumnNode,
  type OperationNode,
  ReferenceNode,
  SqliteQueryCompiler,
} from 'kysely';

/**
 * Columns of a few fixed words each, of which indexes on a part of a table speak (`where state = 'waiting'`). Compared with a bound
 * value, SQLite cannot know at preparation whether such an index fits: it prepares the statement anew at every call.
 */
export const WORD_COLUMNS: ReadonlySet<string> = new Set([
  'featured',
  'kind',
  'order_status',
  'payment_state',
  'review',
  'risk_level',
  'state',
  'status',
  'suggested',
  'type_suggested',
]);

/** Writes words compared with such a column into the SQL text. Other values stay bound, also unusual ones of these columns. */
export class SqliteWordCompiler extends SqliteQueryCompiler {
  #isWord = false;

  protected override visitBinaryOperation(node: BinaryOperationNode): void {
    this.visitNode(node.leftOperand);
    this.append(' ');
    this.visitNode(node.operator);
    this.append(' ');
    this.#isWord = isWordColumn(node.leftOperand) && VALUES.has(node.rightOperand.kind);
    this.visitNode(node.rightOperand);
    this.#isWord = false;
  }

  protected override appendValue(value: unknown): void {
    if (this.#isWord && isWord(value)) this.appendImmediateValue(value);
    else super.appendValue(value);
  }
}

const VALUES: ReadonlySet<string> = new Set(['ValueNode', 'ValueListNode', 'PrimitiveValueListNode']);

function isWordColumn(node: OperationNode): boolean {
  const column = ReferenceNode.is(node) ? node.column : node;
  return ColumnNode.is(column) && WORD_COLUMNS.has(column.column.name);
}

function isWord(value: unknown): boolean {
  return typeof value === 'string' ? /^[a-z][a-z -]{0,29}$/.test(value) : value === 0 || value === 1;
}
