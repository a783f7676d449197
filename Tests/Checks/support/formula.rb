# Installs and tests by a formula of Homebrew, whose words are these here: FORMULA is the file, and TOOL is installed in
# the place of what would be built.
#
#     ruby formula.rb FORMULA TOOL
require "fileutils"
require "open3"
require "pathname"
require "tmpdir"

module OS
  def self.linux? = true
end

module Utils
  def self.safe_popen_read(*words) = Open3.capture2(*words.map(&:to_s)).then { |out, status| status.success? ? out : raise }
end

class Pathname
  def install(file)
    mkpath
    FileUtils.cp(file, self)
  end
end

class Formula
  SAID = {}
  class << self
    %i[desc homepage license].each { |word| define_method(word) { |text| SAID[word] = text } }
    %i[url head uses_from_macos].each { |word| define_method(word) { |*words, **more| SAID[word] = [words, more] } }
    define_method(:test) { |&block| define_method(:run_test, &block) }
  end

  attr_reader :buildpath, :testpath, :bin, :man1, :commands

  def initialize(folder)
    @buildpath, @testpath, @bin, @man1 = %w[build test bin man1].map { |name| (Pathname(folder) + name).tap(&:mkpath) }
    @commands = []
  end

  def version = SAID[:url][1].fetch(:tag)
  def shell_output(command) = Open3.capture2("sh", "-c", command)[0]
  def assert_match(part, text) = text.include?(part) || raise("there is no #{part} in #{text[0, 200]}")

  def system(*words)
    @commands << words.map(&:to_s)
    return if words[0] == "swift"
    Kernel.system(*words.map(&:to_s), chdir: @testpath.to_s) || raise("#{words.join(' ')} fails")
  end

  def generate_completions_from_executable(*words)
    %w[bash zsh fish].each do |shell|
      Utils.safe_popen_read(*words, shell).empty? && raise("there are no completions for #{shell}")
    end
  end
end

Dir.mktmpdir do |folder|
  load ARGV[0]
  formula = Treediagram.new(folder)
  (formula.buildpath + ".build/release").mkpath
  FileUtils.cp(ARGV[1], formula.buildpath + ".build/release/treediagram")
  Dir.chdir(formula.buildpath.to_s) { formula.install }
  Dir.chdir(formula.testpath.to_s) { formula.run_test }
  raise "the description is too long" if Formula::SAID[:desc].length > 80
  raise "nothing is built" unless formula.commands.any? { |words| words.first(2) == %w[swift build] }
  puts "the formula installs #{formula.bin.children.map(&:basename).join(', ')} and passes its test"
end
